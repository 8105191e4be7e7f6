import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Cash } from '#contracts/api/money/cashes.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { Steps } from '../layout/steps.tsx'
import { NextStep } from '../record/next-step.tsx'

type Withdrawal = Pick<z.infer<typeof Cash>, 'cash_status' | 'created_at'>

const decided = {
  1: { step: 'cashes.paidOut', next: 'cashes.next.paidOut', at: 3 },
  2: { step: 'cashes.refused', next: 'cashes.next.refused', at: 2 },
} as const

/**
 * The stage of a withdrawal, and what comes next.
 * @param next what comes next while it waits for a decision; `waits`: it waits for the current user.
 */
export const cashProgress = ({ next, waits = false }: { next: ParseKeys; waits?: boolean }) =>
  function CashProgress({ record: { cash_status, created_at } }: { record: Withdrawal }) {
    const { t } = useTranslation()
    const decision = ofChoice(decided, cash_status)
    return (
      <>
        <NextStep text={t(decision?.next ?? next)} waits={waits && !decision} />
        <Steps
          label={t('cashes.steps')}
          current={decision?.at ?? 2}
          steps={[t('cashes.asked'), t(decision?.step ?? 'cashes.waiting')]}
          notes={[formatDateTime(created_at, 'minute')]}
        />
      </>
    )
  }
