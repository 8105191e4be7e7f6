import { Button, makeStyles, mergeClasses, tokens, type ButtonProps } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, color: tokens.colorNeutralForegroundOnBrand },
    ':hover:active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed, color: tokens.colorNeutralForegroundOnBrand },
  },
})

/** The button that destroys something. It says what ("Delete 2 brands"). */
export const DangerButton = (props: ButtonProps) => {
  const styles = useStyles()
  const on = !props.disabled && !props.disabledFocusable
  return <Button {...props} appearance="primary" className={mergeClasses(on && styles.root, props.className)} />
}
