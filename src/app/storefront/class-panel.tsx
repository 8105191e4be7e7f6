import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassNode } from '#contracts/api/goods-classes.ts'
import type { Site } from '#src/lib/use-site.ts'
import { chooseBrand, chooseRoot, chooseSecond, chooseThird, searchPath } from '#src/pages/shop/goods/search-params.ts'
import { Container } from '#src/ui/container.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { TextLink } from '#src/ui/text-link.tsx'

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: '208px 1fr',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    borderRadius: `0 0 ${tokens.borderRadiusLarge} ${tokens.borderRadiusLarge}`,
    overflow: 'hidden',
  },
  roots: { margin: 0, padding: `${tokens.spacingVerticalS} 0`, listStyleType: 'none', backgroundColor: tokens.colorNeutralBackground3 },
  root: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `10px ${tokens.spacingHorizontalL}`,
    color: tokens.colorNeutralForeground1,
    ':hover': { textDecorationLine: 'none' },
    ':focus-visible': { outlineOffset: '-2px' },
  },
  shown: { backgroundColor: tokens.colorNeutralBackground1, color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  below: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, padding: tokens.spacingHorizontalXXL, minHeight: '320px' },
  line: { display: 'grid', gridTemplateColumns: '120px 1fr', gap: tokens.spacingHorizontalL, alignItems: 'baseline' },
  second: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  thirds: { display: 'flex', flexWrap: 'wrap', gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`, margin: 0, padding: 0, listStyleType: 'none', color: tokens.colorNeutralForeground2 },
  brands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, margin: 0, marginTop: 'auto', padding: `${tokens.spacingVerticalL} 0 0`, listStyleType: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  brand: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, fontSize: tokens.fontSizeBase200 },
  brandPicture: { width: '24px' },
})

const Below = ({ root, onChosen }: { root: ClassNode; onChosen: () => void }) => {
  const styles = useStyles()
  return (root.children ?? []).map(second => (
    <div key={second.id} className={styles.line}>
      <TextLink className={styles.second} to={searchPath(chooseSecond({}, root.id, second))} onClick={onChosen}>{second.name}</TextLink>
      <ul className={styles.thirds}>
        {(second.children ?? []).map(third => (
          <li key={third.id}><TextLink to={searchPath(chooseThird({}, root.id, second.id, third))} onClick={onChosen}>{third.name}</TextLink></li>
        ))}
      </ul>
    </div>
  ))
}

const Brands = ({ brands, onChosen }: { brands: Site['brands']; onChosen: () => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <ul className={styles.brands} aria-label={t('shop.brands')}>
      {brands.slice(0, 12).map(({ id, name, thumb }) => (
        <li key={id}>
          <TextLink className={styles.brand} to={searchPath(chooseBrand({}, id))} onClick={onChosen}>
            {thumb && <Picture className={styles.brandPicture} src={thumb} size={150} alt="" />}{name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus between the root classes with the arrow keys; right and left lead into the second column and back. */
const moveFocus = (frame: HTMLElement | null, event: KeyboardEvent) => {
  const roots = [...(frame?.querySelectorAll<HTMLElement>('[data-root]') ?? [])]
  const below = frame?.querySelector<HTMLElement>('[data-below] a')
  const at = roots.findIndex(root => root === document.activeElement)
  const target = {
    ArrowDown: at < 0 ? undefined : roots[at + 1], ArrowUp: at < 0 ? undefined : roots[at - 1],
    ArrowRight: at < 0 ? undefined : below, ArrowLeft: at < 0 ? frame?.querySelector<HTMLElement>('[data-shown]') : undefined,
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

type Props = { classes: readonly ClassNode[]; brands: Site['brands']; onChosen: () => void }

/** Root classes on the left; what is below the one under pointer or focus, and the brands, on the right. */
export const ClassPanel = ({ classes, brands, onChosen }: Props) => {
  const styles = useStyles()
  const frame = useRef<HTMLDivElement>(null)
  const [shownId, setShownId] = useState<number>()
  const shown = classes.find(({ id }) => id === shownId) ?? classes[0]
  if (!shown) return null
  return (
    <Container>
      <div className={styles.frame} ref={frame} onKeyDown={event => moveFocus(frame.current, event)}>
        <ul className={styles.roots}>
          {classes.map(root => (
            <li key={root.id}>
              <TextLink data-root {...(root === shown && { 'data-shown': true })} className={mergeClasses(styles.root, root === shown && styles.shown)}
                to={searchPath(chooseRoot({}, root))} onClick={onChosen} onFocus={() => setShownId(root.id)} onMouseEnter={() => setShownId(root.id)}>
                {root.name}<ChevronRightRegular aria-hidden="true" />
              </TextLink>
            </li>
          ))}
        </ul>
        <div className={styles.below} data-below><Below root={shown} onChosen={onChosen} /><Brands brands={brands} onChosen={onChosen} /></div>
      </div>
    </Container>
  )
}
