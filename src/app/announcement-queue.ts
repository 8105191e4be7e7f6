export type Politeness = 'assertive' | 'polite'
/** A text for screen readers. */
export type Message = { readonly text: string; readonly politeness: Politeness }

const rank = ({ politeness }: Message) => (politeness === 'assertive' ? 0 : 1)

/** Adds a message behind the one that is being announced, the first: assertive messages before polite ones, otherwise in order. */
export const enqueue = (queue: readonly Message[], message: Message): readonly Message[] => {
  const [current, ...waiting] = queue
  return current ? [current, ...[...waiting, message].toSorted((a, b) => rank(a) - rank(b))] : [message]
}
