import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import type { Site } from '#src/lib/site/use-site.ts'
import { chooseRoot, searchPath } from '#src/pages/shop/search/search-params.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { ClassColumns, type LinkWays } from './class-columns.tsx'

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: '208px 1fr',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    overflow: 'hidden',
  },
  roots: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} 0`,
    listStyleType: 'none',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `10px ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground1,
    ':hover': { textDecorationLine: 'none' },
    ':focus-visible': { outlineOffset: '-2px' },
  },
  shown: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/** Moves the focus between root categories with the arrow keys; right and left switch between the columns. */
const moveFocus = (frame: HTMLElement | null, event: KeyboardEvent) => {
  const roots = [...(frame?.querySelectorAll<HTMLElement>('[data-root]') ?? [])]
  const below = frame?.querySelector<HTMLElement>('[data-below] a')
  const at = roots.findIndex(root => root === document.activeElement)
  const target = {
    ArrowDown: at < 0 ? undefined : roots[at + 1],
    ArrowUp: at < 0 ? undefined : roots[at - 1],
    ArrowRight: at < 0 ? undefined : below,
    ArrowLeft: at < 0 ? frame?.querySelector<HTMLElement>('[data-shown]') : undefined,
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

type Props = { classes: readonly ClassNode[]; brands: Site['brands']; onChosen: () => void }

/** Root categories on the left; subcategories and brands of the hovered or focused one on the right. */
export const ClassBrowser = ({ classes, brands, onChosen }: Props) => {
  const styles = useStyles()
  const frame = useRef<HTMLDivElement>(null)
  const [shownId, setShownId] = useState<number>()
  const shown = classes.find(({ id }) => id === shownId) ?? classes[0]
  if (!shown) return null
  const ways: LinkWays = { onClick: onChosen, onKeyDown: event => moveFocus(frame.current, event) }
  return (
    <Container>
      <div className={styles.frame} ref={frame}>
        <ul className={styles.roots}>
          {classes.map(root => (
            <li key={root.id}>
              <TextLink
                data-root
                {...(root === shown && { 'data-shown': true })}
                className={mergeClasses(styles.root, root === shown && styles.shown)}
                to={searchPath(chooseRoot({}, root))}
                {...ways}
                onFocus={() => setShownId(root.id)}
                onMouseEnter={() => setShownId(root.id)}
              >
                {root.name}
                <ChevronRightRegular aria-hidden="true" />
              </TextLink>
            </li>
          ))}
        </ul>
        <ClassColumns root={shown} brands={brands} ways={ways} />
      </div>
    </Container>
  )
}
