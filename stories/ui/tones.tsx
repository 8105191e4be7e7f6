import { Badge } from '@fluentui/react-components'

const tones = ['brand', 'danger', 'informative', 'severe', 'subtle', 'success', 'warning'] as const

/** One badge of each colour, to recognise the colours of others by. */
export const Tones = () => (
  <div>
    {tones.map(tone => (
      <Badge key={tone} appearance="tint" color={tone} data-tone={tone}>
        {tone}
      </Badge>
    ))}
  </div>
)

const lookOf = (badge: Element): string => {
  const { backgroundColor, borderColor, color } = getComputedStyle(badge)
  return [backgroundColor, borderColor, color].join(' ')
}

/** Names of the colours of the badges in an element, in their order; needs `Tones` on the page. */
export const tonesIn = (place: Element): (string | undefined)[] =>
  [...place.querySelectorAll('.fui-Badge:not([data-tone])')].map(badge =>
    tones.find(tone => [...document.querySelectorAll(`[data-tone=${tone}]`)].some(sample => lookOf(sample) === lookOf(badge))),
  )
