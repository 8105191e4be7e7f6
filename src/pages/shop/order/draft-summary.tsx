import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contracts/api/accounts/addresses.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { SumRow, SumRows } from '#src/ui/order/sum-rows.tsx'
import { stacked } from './checkout-columns.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import type { together } from './estimate.ts'
import type { CreateStage } from './use-create-order.ts'

const savedTexts = {
  coupon: 'shop.before.saved.coupon',
  flash: 'shop.before.saved.flash',
  group: 'shop.before.saved.group',
  reduction: 'shop.before.saved.reduction',
} as const

const useStyles = makeStyles({
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  to: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  /** On a narrow screen the chosen address is a few lines above. */
  wide: { [stacked]: { display: 'none' } },
  queue: { gridColumn: '1 / -1', ':empty': { display: 'none' } },
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

/** The freight before the order is placed: known, free, or not sent by the server. */
const freightText = (t: TFunction, sums: Sums, address: Address | undefined): string => {
  if (!address) return t('shop.before.freightNeedsAddress')
  if (!sums.freightKnown) return t('shop.before.freightLater')
  return Number(sums.freight) > 0 ? formatMoney(sums.freight) : t('shop.pay.freeFreight')
}

const Lines = ({ sums, address, busy }: { sums: Sums; address: Address | undefined; busy: boolean }) => {
  const { t } = useTranslation()
  return (
    <SumRows wide busy={busy}>
      <SumRow label={t('shop.before.goodsTotal')} value={formatMoney(sums.goods)} />
      {savings
        .filter(name => Number(sums[name]) > 0)
        .map(name => (
          <SumRow key={name} label={t(savedTexts[name])} value={`-${formatMoney(sums[name])}`} />
        ))}
      <SumRow label={t('shop.pay.freight')} value={freightText(t, sums, address)} />
      <SumRow label={t('shop.before.estimate')} value={<Price value={sums.toPay} />} />
    </SumRows>
  )
}

const Action = ({ stage, onCreate }: Pick<Props, 'stage' | 'onCreate'>) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <>
      <AccentButton size="large" onClick={onCreate} aria-busy={stage !== 'idle'}>
        {t(stage === 'idle' ? 'shop.before.create' : 'shop.before.creating')}
      </AccentButton>
      <div role="status" className={styles.queue}>
        {stage === 'queued' && <p className={styles.hint}>{t('shop.before.queued')}</p>}
      </div>
    </>
  )
}

/** The estimated cost, line by line, the address, and the button that places the order. */
export const DraftSummary = ({ sums, stillReckoning, address, refused, stage, onCreate }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <CheckoutSummary
      label={t('shop.before.estimate')}
      total={sums && <Price value={sums.toPay} />}
      problem={refused ? { text: refused, intent: 'error' } : undefined}
      action={<Action stage={stage} onCreate={onCreate} />}
    >
      {sums && <Lines sums={sums} address={address} busy={stillReckoning} />}
      {!sums &&
        (stillReckoning ? <LinesSkeleton count={3} size={24} /> : <p className={styles.to}>{t('shop.before.noEstimate')}</p>)}
      {address && (
        <p className={mergeClasses(styles.to, styles.wide)}>
          {address.receive_name} {address.receive_tel}
          <br />
          {formatAddress(address.area_info, address.address)}
        </p>
      )}
      <p className={styles.hint}>{t('shop.before.estimateHint')}</p>
    </CheckoutSummary>
  )
}
