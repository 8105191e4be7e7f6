import { makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import type { Site } from '#src/lib/site/use-site.ts'
import { chooseBrand, chooseSecond, chooseThird, searchPath } from '#src/pages/shop/search/search-params.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'

// Loaded lazily: most visits never open the menu.
const Adverts = lazy(async () => ({ default: (await import('#src/pages/shop/parts/adverts.tsx')).Adverts }))

const useStyles = makeStyles({
  below: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXL,
    minHeight: '320px',
  },
  line: { display: 'grid', gridTemplateColumns: '120px 1fr', gap: tokens.spacingHorizontalL, alignItems: 'baseline' },
  /** Wider pictures would be cropped to a strip. */
  adverts: { maxWidth: '360px' },
  second: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  thirds: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground2,
  },
  brands: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    marginTop: 'auto',
    padding: `${tokens.spacingVerticalL} 0 0`,
    listStyleType: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  brand: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, fontSize: tokens.fontSizeBase200 },
  brandPicture: { width: '24px' },
})

/** Shared handlers of the fly-out's links: close it, and move the focus with arrow keys. */
export type LinkWays = { onClick: () => void; onKeyDown: (event: KeyboardEvent) => void }

const Classes = ({ root, ways }: { root: ClassNode; ways: LinkWays }) => {
  const styles = useStyles()
  return (root.children ?? []).map(second => (
    <div key={second.id} className={styles.line}>
      <TextLink className={styles.second} to={searchPath(chooseSecond({}, root.id, second))} {...ways}>
        {second.name}
      </TextLink>
      <ul className={styles.thirds}>
        {(second.children ?? []).map(third => (
          <li key={third.id}>
            <TextLink to={searchPath(chooseThird({}, root.id, second.id, third))} {...ways}>
              {third.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}

const Brands = ({ brands, ways }: { brands: Site['brands']; ways: LinkWays }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <ul className={styles.brands} aria-label={t('shop.brands')}>
      {brands.slice(0, 12).map(({ id, name, thumb }) => (
        <li key={id}>
          <TextLink className={styles.brand} to={searchPath(chooseBrand({}, id))} {...ways}>
            {thumb && <Picture className={styles.brandPicture} src={thumb} size={150} alt="" />}
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

/** The right side of the fly-out: second and third level of a root category, and the brands. */
export const ClassColumns = ({ root, brands, ways }: { root: ClassNode; brands: Site['brands']; ways: LinkWays }) => {
  const styles = useStyles()
  return (
    <div className={styles.below} data-below>
      <Classes root={root} ways={ways} />
      <div className={styles.adverts}>
        <Suspense fallback={null}>
          <Adverts low spaces={['分类页横幅']} onFollow={ways.onClick} />
        </Suspense>
      </div>
      <Brands brands={brands} ways={ways} />
    </div>
  )
}
