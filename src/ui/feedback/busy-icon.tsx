import { Spinner } from '@fluentui/react-components'

type Props = {
  /** `extra-tiny` within lines of small icons. */
  size?: 'tiny' | 'extra-tiny'
}

/** Turns in a button while its work is done. The button's own name says what is going on, so that nothing is read out here. */
export const BusyIcon = ({ size = 'tiny' }: Props) => <Spinner size={size} aria-hidden role="presentation" />
