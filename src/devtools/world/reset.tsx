import { Button, Field, Select } from '@fluentui/react-components'
import { ArrowCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-counterclockwise'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'
import { keepingAccounts } from '../accounts.ts'
import { anything, control } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { useMove } from './use-move.ts'

const scales = [0.2, 1, 2, 5, 10]

/** Restores the seed, or creates another one of another size. */
export const Reset = ({ scale }: { scale: number | undefined }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const move = useMove()
  const reset = async (options: { scale?: number }) => {
    let ms = 0
    const work = async () => {
      const started = performance.now()
      await control(anything, 'POST', '/reset', options)
      ms = Math.round(performance.now() - started)
    }
    if (await move(() => keepingAccounts(async () => work().then(() => true))))
      notify.success(t('devtools.world.resetDone', { ms }))
  }
  return (
    <Section title={t('devtools.world.reset')}>
      <p className={part.lead}>
        {t('devtools.world.resetAbout')} {t('devtools.world.scaleAbout')}
      </p>
      <div className={part.row} style={{ alignItems: 'end' }}>
        <Button appearance="primary" icon={<ArrowCounterclockwiseRegular />} onClick={() => void reset({})}>
          {t('devtools.world.reset')}
        </Button>
        <Field label={t('devtools.world.scale')}>
          <Select value={String(scale ?? 1)} onChange={(_, { value }) => void reset({ scale: Number(value) })}>
            {[...new Set([...scales, scale ?? 1])].map(times => (
              <option key={times} value={times}>
                {t('devtools.world.scaleOf', { times })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Section>
  )
}
