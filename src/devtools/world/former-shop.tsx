import { Button } from '@fluentui/react-components'
import { ArrowCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-counterclockwise'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { keepingAccounts } from '../accounts.ts'
import { anything, control, useControl } from '../control.ts'
import { noteWorld } from '../recording/active.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { useMove } from './use-move.ts'

const Former = z.object({ at: z.number().nullable() })

/** The shop that a link has replaced, and a button to restore it. Source: CTL-9. */
export const FormerShop = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const move = useMove()
  const { data } = useControl(Former, '/former')
  if (!data || data.at === null) return null
  const bring = async () => {
    const restore = async () => {
      await keepingAccounts(() => control(anything, 'POST', '/former', {}))
      await noteWorld(t('devtools.world.former'), currentPath())
      return true
    }
    if (await move(restore)) notify.success(t('devtools.world.formerDone'))
  }
  return (
    <Section title={t('devtools.world.former')}>
      <p className={part.lead}>{t('devtools.world.formerAbout', { at: new Date(data.at).toLocaleString() })}</p>
      <div className={part.row}>
        <Button icon={<ArrowCounterclockwiseRegular />} onClick={() => void bring()}>
          {t('devtools.world.formerBring')}
        </Button>
      </div>
    </Section>
  )
}
