import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { TicketDiagonalRegular } from '@fluentui/react-icons/svg/ticket-diagonal'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listCoupons } from '#contracts/api/marketing/coupons.ts'
import { useNow } from '#src/lib/format/clock.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { wireTime } from '#src/lib/format/wire-time.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CouponCard, type Coupon } from './coupons/coupon-card.tsx'
import { couponQuery, couponStates, laterQuery, stateIn, type CouponState } from './coupons/coupon-query.ts'
import { ListFrame } from './layout/list-frame.tsx'
import { usePage } from './layout/use-page.ts'

const texts = {
  open: { name: 'user.coupons.open.name', emptyTitle: 'user.coupons.open.emptyTitle' },
  used: { name: 'user.coupons.used.name', emptyTitle: 'user.coupons.used.emptyTitle' },
  over: { name: 'user.coupons.over.name', emptyTitle: 'user.coupons.over.emptyTitle' },
} as const

const useStyles = makeStyles({
  later: {
    margin: `${tokens.spacingVerticalXL} 0 0`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: `${tokens.spacingVerticalL} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
})

type ListProps = { coupons: readonly Coupon[]; state: CouponState; now: string }

const Coupons = ({ coupons, state, now }: ListProps) => {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {coupons.map(coupon => (
        <CouponCard key={coupon.id} coupon={coupon} state={state} now={now} />
      ))}
    </ul>
  )
}

/** The coupons that begin later; nothing without any. */
const Later = ({ now }: { now: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data } = useData(listCoupons, { query: laterQuery(now) }, { quiet: true })
  if (!data || data.data.length === 0) return null
  return (
    <>
      <h2 className={styles.later}>{t('user.coupons.later')}</h2>
      <Coupons coupons={data.data} state="open" now={now} />
    </>
  )
}

/** /user/coupons: received coupons by state; state and page are stored in the URL. */
const CouponsPage = () => {
  const { t } = useTranslation()
  const panelId = useId()
  const [address, setAddress] = useSearchParams()
  const [page, goTo] = usePage()
  // Rounded to the minute, because each change requests the list again.
  const now = wireTime(Math.floor(useNow() / 60) * 60_000)
  const state = stateIn(address.get('state'))
  const answer = useData(listCoupons, { query: couponQuery(state, page, now) }, { quiet: true })
  const isEnd = answer.data !== undefined && answer.data.current_page >= answer.data.last_page
  const empty = (
    <EmptyState
      icon={<TicketDiagonalRegular />}
      title={t(texts[state].emptyTitle)}
      hint={t('user.coupons.emptyHint')}
      action={<LinkButton to="/s">{t('shop.cart.shop')}</LinkButton>}
    />
  )
  return (
    <Panel level={1} title={t('user.coupons.title')}>
      <TabList
        selectedValue={state}
        aria-label={t('user.coupons.states')}
        onTabSelect={(_, { value }) => setAddress(value === 'open' ? {} : { state: String(value) })}
      >
        {couponStates.map(name => (
          <Tab key={name} id={`${panelId}-${name}`} value={name} aria-controls={panelId}>
            {t(texts[name].name)}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${state}`}>
        <ListFrame answer={answer} onPage={goTo} empty={empty}>
          {rows => <Coupons coupons={rows} state={state} now={now} />}
        </ListFrame>
        {isEnd && state === 'open' && <Later now={now} />}
      </div>
    </Panel>
  )
}
export default CouponsPage
