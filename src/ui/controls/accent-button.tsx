import { Button, makeStyles, mergeClasses, tokens, type ButtonProps } from '@fluentui/react-components'
import { accent } from './accent.ts'

const useStyles = makeStyles({
  root: {
    backgroundColor: accent.fill,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: accent.fill, color: tokens.colorNeutralForegroundOnBrand, filter: 'brightness(0.92)' },
    ':hover:active': { backgroundColor: accent.fill, color: tokens.colorNeutralForegroundOnBrand, filter: 'brightness(0.84)' },
  },
})

/** The call to action of a screen ("Buy now", "Pay"): a Fluent button in the warm accent. At most one or two per screen. */
export const AccentButton = (props: ButtonProps) => {
  const styles = useStyles()
  const on = !props.disabled && !props.disabledFocusable
  return <Button {...props} appearance="primary" className={mergeClasses(on && styles.root, props.className)} />
}
