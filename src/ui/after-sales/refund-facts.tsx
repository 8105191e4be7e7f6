import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/format/format.ts'
import { Steps } from '../layout/steps.tsx'
import { NextStep } from '../record/next-step.tsx'
import { CasePictures, picturesOf } from './case-pictures.tsx'
import { caseNext, caseState, caseWords, parcelText, stepsOf, waitsForStore, type RefundCase } from './refund-case.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  list: {
    display: 'grid',
    gridTemplateColumns: '108px minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
})

/** One fact with its label; renders nothing if empty. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  const styles = useStyles()
  if (!children) return null
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value} dir="auto">
        {children}
      </dd>
    </>
  )
}

/** Shows an after-sales case: steps, who acts next, the buyer's request, parcels, and the reason of a refusal. */
export const RefundFacts = ({ refund }: { refund: RefundCase }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { steps, at } = stepsOf(refund)
  const images = picturesOf(refund.images)
  return (
    <div className={styles.root}>
      <NextStep text={t(caseNext[caseState(refund)])} waits={waitsForStore.includes(caseState(refund))} />
      <Steps steps={steps.map(key => t(key))} current={at} label={t('refunds.steps')} />
      <dl className={styles.list}>
        <Fact name={t('refunds.type')}>{t(refund.refund_type === 0 ? 'refunds.money' : 'refunds.return')}</Fact>
        <Fact name={t('field.status')}>{t(caseWords[caseState(refund)])}</Fact>
        <Fact name={t('refunds.askedAt')}>{formatDateTime(refund.created_at)}</Fact>
        <Fact name={t('refunds.words')}>{refund.refund_remark}</Fact>
        <Fact name={t('refunds.pictures')}>
          {images.length > 0 && <CasePictures images={images} name={t('refunds.pictures')} />}
        </Fact>
        <Fact name={t('refunds.buyerParcel')}>{parcelText(refund.delivery_code, refund.delivery_no)}</Fact>
        <Fact name={t('refunds.sellerParcel')}>{parcelText(refund.re_delivery_code, refund.re_delivery_no)}</Fact>
        <Fact name={t('field.refuse_info')}>{refund.refuse_remark}</Fact>
      </dl>
    </div>
  )
}
