import { Badge, Button, Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { control, useChange, useControl } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'

const useStyles = makeStyles({
  now: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontVariantNumeric: 'tabular-nums' },
})

const Clock = z.object({ now: z.string(), stands: z.boolean(), nextFlashSale: z.string().nullable() })
const Ran = z.object({ cancelled: z.int(), confirmed: z.int(), settled: z.int() })

const hour = 3_600_000
const steps = [
  ['devtools.clock.hour', hour],
  ['devtools.clock.day', 24 * hour],
  ['devtools.clock.week', 7 * 24 * hour],
] as const

/** Labels of what the scheduled tasks have done. */
const tasks = [
  ['cancelled', 'devtools.clock.cancelled'],
  ['confirmed', 'devtools.clock.confirmed'],
  ['settled', 'devtools.clock.settled'],
] as const

const Tasks = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const [ran, setRan] = useState<z.infer<typeof Ran>>()
  const run = async () => setRan(await change(() => control(Ran, 'POST', '/tasks')))
  return (
    <Section title={t('devtools.clock.tasks')}>
      <p className={part.lead}>{t('devtools.clock.tasksAbout')}</p>
      <Button onClick={() => void run()}>{t('devtools.clock.runTasks')}</Button>
      <div role="status">
        {ran && (
          <ul className={part.list}>
            {tasks.map(([name, label]) => (
              <li key={name}>
                <strong>{ran[name]}</strong> {t(label)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

const SetTime = ({ now, onSet }: { now: string; onSet: (setting: object) => void }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const [time, setTime] = useState(() => now.slice(0, 16).replace(' ', 'T'))
  const [stop, setStop] = useState(true)
  return (
    <div className={part.row} style={{ alignItems: 'end' }}>
      <Field label={t('devtools.clock.set')}>
        <Input type="datetime-local" value={time} onChange={(_, { value }) => setTime(value)} />
      </Field>
      <Checkbox label={t('devtools.clock.keepStill')} checked={stop} onChange={(_, { checked }) => setStop(checked === true)} />
      <Button disabled={time === ''} onClick={() => onSet({ set: time.replace('T', ' ').slice(0, 19), stop })}>
        {t('devtools.clock.setNow')}
      </Button>
    </div>
  )
}

/** The mock's clock: shows, changes, freezes and releases it. */
export const ClockTab = () => {
  const styles = useStyles()
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const { data } = useControl(Clock, '/clock', { refreshInterval: 1000 })
  const turn = (setting: object) => void change(() => control(Clock, 'POST', '/clock', setting))
  const sale = data?.nextFlashSale
  return (
    <>
      <Section
        title={t('devtools.clock.now')}
        extra={
          data && (
            <Badge appearance="tint" color={data.stands ? 'warning' : 'success'}>
              {data.stands ? t('devtools.clock.stands') : t('devtools.clock.runs')}
            </Badge>
          )
        }
      >
        <div className={part.stack}>
          <p className={styles.now}>{data?.now ?? '…'}</p>
          <div className={part.row}>
            {steps.map(([label, step]) => (
              <Button key={label} onClick={() => turn({ step })}>
                {t(label)}
              </Button>
            ))}
            <Button disabled={!sale} onClick={() => sale && turn({ set: sale, stop: false })}>
              {sale ? t('devtools.clock.sale', { time: sale.slice(5, 16) }) : t('devtools.clock.noSale')}
            </Button>
            <Button appearance="subtle" onClick={() => turn({ release: true })}>
              {t('devtools.clock.release')}
            </Button>
          </div>
          {data && <SetTime now={data.now} onSet={turn} />}
        </div>
      </Section>
      <Tasks />
    </>
  )
}
