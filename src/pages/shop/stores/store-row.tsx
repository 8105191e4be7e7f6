import { makeStyles, tokens } from '@fluentui/react-components'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { useTranslation } from 'react-i18next'
import type { listStores } from '#contracts/api/stores/stores.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { roundedDistance } from './rounded.ts'
import { StorePicks } from './store-picks.tsx'

const phone = '@media (max-width: 640px)'
const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto 88px 100px auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 1100px)': { gridTemplateColumns: '72px minmax(0, 1fr) 88px 100px auto' },
    [phone]: { gridTemplateColumns: '56px minmax(0, 1fr)', gap: tokens.spacingHorizontalM },
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere' },
  fact: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [phone]: { flexDirection: 'row', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  },
  figure: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    fontWeight: tokens.fontWeightSemibold,
    [phone]: { fontSize: tokens.fontSizeBase300 },
  },
  /** Columns of their own; on a phone one line. */
  facts: {
    display: 'contents',
    [phone]: { gridColumn: '1 / -1', display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  },
  picks: { '@media (max-width: 1100px)': { gridColumn: '1 / -1', gridRow: 2 }, [phone]: { gridRow: 'auto' } },
  enter: { [phone]: { gridColumn: '1 / -1' } },
})

/** A store in the list of stores. */
export type StoreOfList = ReplyOf<typeof listStores>['data'][number]

/** One row of the list of stores: name, location, three products, rating, distance, and a link. Source: STS-8. */
export const StoreRow = ({ store }: { store: StoreOfList }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <article className={styles.root} aria-labelledby={`store-${store.id}`}>
      <Picture src={store.store_logo} size={150} alt="" />
      <div>
        <h2 id={`store-${store.id}`} className={styles.name}>
          <TextLink to={`/store/${store.id}`}>{store.store_name}</TextLink>
        </h2>
        <p className={styles.quiet}>{store.store_company_name}</p>
        <p className={styles.quiet}>{formatAddress(store.area_info, store.store_address)}</p>
      </div>
      <div className={styles.picks}>
        <StorePicks storeId={store.id} name={store.store_name} />
      </div>
      <span className={styles.facts}>
        <span className={styles.fact}>
          <span className={styles.figure}>{Math.round(store.comment_rate)}%</span>
          {t('shop.stores.goodRate')}
        </span>
        <span className={styles.fact}>
          <span className={styles.figure}>
            <LocationRegular aria-hidden="true" />
            {roundedDistance(store.distance)}
          </span>
          {t('shop.stores.distance')}
        </span>
      </span>
      <LinkButton
        className={styles.enter}
        to={`/store/${store.id}`}
        aria-label={t('shop.stores.enterNamed', { name: store.store_name })}
      >
        {t('shop.stores.enter')}
      </LinkButton>
    </article>
  )
}
