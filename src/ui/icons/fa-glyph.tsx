import { Icon } from '@iconify/react/offline'
import { bareName, useFaIcons } from './use-fa-icons.ts'

const Letter = ({ name }: { name: string }) => (
  <>
    <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" />
    <text x="10" y="13.6" textAnchor="middle" fontSize="10" fontWeight="600">
      {name.charAt(0).toUpperCase()}
    </text>
  </>
)

/** Renders a Font Awesome icon by name: empty until the set is loaded, the first letter for an unknown name. Decorative. */
export const FaGlyph = ({ name }: { name: string }) => {
  const names = useFaIcons()
  const bare = bareName(name)
  if (names?.has(bare)) return <Icon icon={`fa:${bare}`} width="1em" height="1em" ssr />
  return (
    <svg width="1em" height="1em" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      {names && <Letter name={bare} />}
    </svg>
  )
}
