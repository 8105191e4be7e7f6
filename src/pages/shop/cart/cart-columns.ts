import { makeStyles, tokens } from '@fluentui/react-components'

/** Where the cart becomes a list of cards. */
export const narrow = '@media (max-width: 760px)'

/** The columns that the head of the cart and its lines share: tick, product, price, quantity, subtotal, remove. */
export const useCartColumns = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) 104px 156px 112px 40px',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalL,
  },
})
