import { Avatar, makeStyles, tokens } from '@fluentui/react-components'
import { formatAddress } from '#src/lib/format/address.ts'
import { named } from '#src/lib/format/text.ts'
import { LocationRegular } from '@fluentui/react-icons/svg/location'
import { StoreMicrosoftRegular } from '@fluentui/react-icons/svg/store-microsoft'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { thumbOf } from '#src/ui/media/thumb.ts'
import { Stars } from '#src/ui/controls/stars.tsx'
import type { Goods } from './use-purchase.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  who: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  rates: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0 },
  rate: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
  value: { display: 'inline-flex', margin: 0 },
  about: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  icon: { flexShrink: 0, fontSize: '16px' },
  actions: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
})

type Props = {
  store: Omit<Goods['store_info'], 'after_sale_service' | 'user_id'>
  rate: Goods['rate']
  /** `h1` on the store's own page. */
  as?: 'h1' | 'h2'
  /** Buttons: visit, follow, contact. */
  children: ReactNode
}

/** A product's store: name, ratings, location and buttons. */
export const StoreCard = ({ store, rate, as: Title = 'h2', children }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const rates = [
    { name: t('shop.rateAgree'), value: rate.agreeAll },
    { name: t('shop.rateService'), value: rate.serviceAll },
    { name: t('shop.rateSpeed'), value: rate.speedAll },
  ]
  return (
    <section className={styles.root} aria-labelledby="store-name">
      <div className={styles.who}>
        <Avatar
          size={48}
          shape="square"
          color="brand"
          name={store.store_name}
          aria-hidden="true"
          {...(store.store_logo && { image: { src: thumbOf(store.store_logo, 150) } })}
        />
        <div>
          <Title id="store-name" className={styles.name}>
            {named(store.store_name)}
          </Title>
          <Stars value={rate.scoreAll} size="small" />
        </div>
      </div>
      <dl className={styles.rates}>
        {rates.map(({ name, value }) => (
          <div key={name} className={styles.rate}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <Stars value={value} size="small" />
            </dd>
          </div>
        ))}
      </dl>
      {store.store_company_name && (
        <p className={styles.about}>
          <StoreMicrosoftRegular className={styles.icon} aria-hidden="true" />
          {store.store_company_name}
        </p>
      )}
      {(store.area_info || store.store_address) && (
        <p className={styles.about}>
          <LocationRegular className={styles.icon} aria-hidden="true" />
          {formatAddress(store.area_info, store.store_address)}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
