import { Spinner } from '@fluentui/react-components'

type Props = {
  /** `extra-tiny` beside other small icons. */
  size?: 'tiny' | 'extra-tiny'
}

/** Spinner for a busy button. Hidden from screen readers, because the button's label already names the activity. */
export const BusyIcon = ({ size = 'tiny' }: Props) => <Spinner size={size} aria-hidden role="presentation" />
