import { Badge, makeStyles, MessageBar, MessageBarBody, tokens, type BadgeProps } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#src/lib/format/format.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { CasePictures, picturesOf } from '#src/ui/after-sales/case-pictures.tsx'
import { parcelText } from '#src/ui/after-sales/refund-case.ts'
import { Steps } from '#src/ui/layout/steps.tsx'
import { Facts } from '../orders/facts.tsx'
import { RefundActions } from './refund-actions.tsx'
import { RefundOrder } from './refund-order.tsx'
import { stepAt, stepsOf, turnOf, type Refund, type RefundTurn } from './refund-turn.ts'

const typeTexts = { 0: 'user.refund.type0', 1: 'user.refund.type1' } as const

const stepTexts = {
  asked: 'user.refund.step.asked',
  decided: 'user.refund.step.decided',
  sentBack: 'user.refund.step.sentBack',
  sentAgain: 'user.refund.step.sentAgain',
  confirmed: 'user.refund.step.confirmed',
  refunded: 'user.refund.step.refunded',
} as const

/** What happens next, by whose turn it is. */
const nextTexts = {
  sellerDecides: 'user.refund.next.sellerDecides',
  sellerSends: 'user.refund.next.sellerSends',
  youSend: 'user.refund.next.youSend',
  youConfirm: 'user.refund.next.youConfirm',
  refused: 'user.refund.next.refused',
  refunded: 'user.refund.next.refunded',
  exchanged: 'user.refund.next.exchanged',
} as const

const turnTexts = {
  sellerDecides: 'user.refund.turn.sellerDecides',
  sellerSends: 'user.refund.turn.sellerSends',
  youSend: 'user.refund.turn.youSend',
  youConfirm: 'user.refund.turn.youConfirm',
  refused: 'user.refund.turn.refused',
  refunded: 'user.refund.turn.refunded',
  exchanged: 'user.refund.turn.exchanged',
} as const

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL } })

const looks: Readonly<Record<RefundTurn, { color: BadgeProps['color']; intent: 'info' | 'warning' | 'success' | 'error' }>> = {
  sellerDecides: { color: 'brand', intent: 'info' },
  sellerSends: { color: 'brand', intent: 'info' },
  youSend: { color: 'severe', intent: 'warning' },
  youConfirm: { color: 'severe', intent: 'warning' },
  refused: { color: 'danger', intent: 'error' },
  refunded: { color: 'success', intent: 'success' },
  exchanged: { color: 'success', intent: 'success' },
}

/** A case: how far it is, who acts next, what has been said and sent, and what the shopper can do. */
export const RefundSheet = ({ refund }: { refund: Refund }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const turn = turnOf(refund)
  const { color, intent } = looks[turn]
  const images = picturesOf(refund.images)
  const parcels = [
    [t('user.refund.sentBackNo'), parcelText(refund.delivery_code, refund.delivery_no)],
    [t('user.refund.sentAgainNo'), parcelText(refund.re_delivery_code, refund.re_delivery_no)],
    [t('user.refund.refusal'), turn === 'refused' ? refund.refuse_remark : ''],
  ] as const
  return (
    <div className={styles.root}>
      {turn !== 'refused' && (
        <Steps
          label={t('user.refund.steps')}
          steps={(ofChoice(stepsOf, refund.refund_type) ?? stepsOf[0]).map(name => t(stepTexts[name]))}
          current={stepAt[turn]}
        />
      )}
      <MessageBar intent={intent} layout="multiline">
        <MessageBarBody>{t(nextTexts[turn])}</MessageBarBody>
      </MessageBar>
      <RefundOrder orderId={refund.order_id} />
      <Facts
        facts={[
          [
            t('user.refund.state'),
            <Badge key="state" appearance="tint" color={color}>
              {t(turnTexts[turn])}
            </Badge>,
          ],
          [t('user.refund.type'), t(ofChoice(typeTexts, refund.refund_type) ?? typeTexts[0])],
          [t('user.refund.reason'), refund.refund_remark],
          ...(images.length > 0
            ? [[t('refunds.pictures'), <CasePictures key="pictures" images={images} name={t('refunds.pictures')} />] as const]
            : []),
          [t('user.refund.askedAt'), formatDateTime(refund.created_at)],
          ...parcels.filter(([, value]) => value !== ''),
        ]}
      />
      <RefundActions key={turn} refund={refund} turn={turn} />
    </div>
  )
}
