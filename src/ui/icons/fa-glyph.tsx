import { bareName, useFaIcons } from './use-fa-icons.ts'

const Letter = ({ name }: { name: string }) => (
  <>
    <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" />
    <text x="10" y="13.6" textAnchor="middle" fontSize="10" fontWeight="600">
      {name.charAt(0).toUpperCase()}
    </text>
  </>
)

/** Draws an icon of the wire by its own outline; an empty place until it is fetched, a letter for brands and unknown names. Decorative. */
export const FaGlyph = ({ name }: { name: string }) => {
  const icons = useFaIcons()
  const bare = bareName(name)
  const outline = icons?.outlines[icons.names[bare] ?? '']
  return (
    <svg width="1em" height="1em" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {outline && <path d={outline} />}
      {icons && !outline && <Letter name={bare} />}
    </svg>
  )
}
