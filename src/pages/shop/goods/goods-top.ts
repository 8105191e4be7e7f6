import { makeStyles, tokens } from '@fluentui/react-components'

/** Gallery and purchase panel of a product, side by side; stacked on a phone. */
export const useGoodsTopStyles = makeStyles({
  top: {
    display: 'grid',
    gridTemplateColumns: '440px minmax(0, 1fr)',
    gap: '40px',
    padding: tokens.spacingHorizontalXXL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1000px)': { gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalXL },
    '@media (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: tokens.spacingHorizontalM },
  },
})
