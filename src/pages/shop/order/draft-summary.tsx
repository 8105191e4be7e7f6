import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import type { together } from './estimate.ts'
import type { CreateStage } from './use-create-order.ts'

const savedTexts = {
  coupon: 'shop.before.saved.coupon',
  flash: 'shop.before.saved.flash',
  group: 'shop.before.saved.group',
  reduction: 'shop.before.saved.reduction',
} as const

const stacked = '@media (max-width: 900px)'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: tokens.spacingVerticalXL,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [stacked]: { top: 'auto', bottom: 0, zIndex: 1, padding: tokens.spacingHorizontalL, boxShadow: tokens.shadow16 },
  },
  sums: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', gap: tokens.spacingVerticalS, margin: 0 },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    [stacked]: { display: 'none' },
  },
  to: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    [stacked]: { display: 'none' },
  },
})

type Sums = ReturnType<typeof together>

type Props = {
  /** Undefined until it can be calculated. */
  sums: Sums | undefined
  stillReckoning: boolean
  address: Address | undefined
  refused: string | undefined
  stage: CreateStage
  onCreate: () => void
}

const savings = ['flash', 'group', 'reduction', 'coupon'] as const

const Row = ({ label, value }: { label: string; value: ReactNode }) => {
  const styles = useStyles()
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  )
}

/** The freight before the order is placed: known, free, or not sent by the server. */
const freightText = (t: TFunction, sums: Sums, address: Address | undefined): string => {
  if (!address) return t('shop.before.freightNeedsAddress')
  if (!sums.freightKnown) return t('shop.before.freightLater')
  return Number(sums.freight) > 0 ? formatMoney(sums.freight) : t('shop.pay.freeFreight')
}

const Lines = ({ sums, address }: { sums: Sums; address: Address | undefined }) => {
  const { t } = useTranslation()
  return (
    <>
      <Row label={t('shop.before.goodsTotal')} value={formatMoney(sums.goods)} />
      {savings
        .filter(name => Number(sums[name]) > 0)
        .map(name => (
          <Row key={name} label={t(savedTexts[name])} value={`-${formatMoney(sums[name])}`} />
        ))}
      <Row label={t('shop.pay.freight')} value={freightText(t, sums, address)} />
      <Row label={t('shop.before.estimate')} value={<Price value={sums.toPay} />} />
    </>
  )
}

/** The estimated cost, line by line, and the button that places the order; sticks to the window. */
export const DraftSummary = ({ sums, stillReckoning, address, refused, stage, onCreate }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <aside className={styles.root} aria-label={t('shop.before.estimate')}>
      {refused && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{refused}</MessageBarBody>
        </MessageBar>
      )}
      {sums ? (
        <dl className={styles.sums} aria-busy={stillReckoning}>
          <Lines sums={sums} address={address} />
        </dl>
      ) : stillReckoning ? (
        <LinesSkeleton count={3} size={24} />
      ) : (
        <p className={styles.to}>{t('shop.before.noEstimate')}</p>
      )}
      {address && (
        <p className={styles.to}>
          {address.receive_name} {address.receive_tel}
          <br />
          {address.area_info} {address.address}
        </p>
      )}
      <AccentButton size="large" onClick={onCreate} aria-busy={stage !== 'idle'}>
        {t(stage === 'idle' ? 'shop.before.create' : 'shop.before.creating')}
      </AccentButton>
      <div role="status">{stage === 'queued' && <p className={styles.hint}>{t('shop.before.queued')}</p>}</div>
      <p className={styles.hint}>{t('shop.before.estimateHint')}</p>
    </aside>
  )
}
