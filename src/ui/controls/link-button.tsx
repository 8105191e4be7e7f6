import { Button, type ButtonProps } from '@fluentui/react-components'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Pick<ButtonProps, 'appearance' | 'icon' | 'iconPosition' | 'size' | 'shape' | 'className' | 'children'> & {
  /** A path of the app. */
  to: string
  'aria-label'?: string
}

/** A link that looks like a button; modified clicks open a new tab or window, as with any link. */
export const LinkButton = ({ to, ...rest }: Props) => {
  const go = useLinkClickHandler(to)
  return <Button {...rest} as="a" href={useHref(to)} onClick={go} />
}
