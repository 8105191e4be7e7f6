import { makeStyles, tokens } from '@fluentui/react-components'
import { colourNamed } from './colour-names.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    width: '10px',
    height: '10px',
    marginRight: tokens.spacingHorizontalXS,
    // Visible around white and black in both themes.
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
  },
})

/** The colour that a text names, as a dot beside the text; nothing if it names none. */
export const Swatch = ({ name }: { name: string }) => {
  const { root } = useStyles()
  const backgroundColor = colourNamed(name)
  return backgroundColor && <span className={root} style={{ backgroundColor }} />
}
