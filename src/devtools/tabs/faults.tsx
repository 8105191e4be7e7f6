import { Button, Combobox, Field, Input, Option, Select } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { allCalls } from '../calls.ts'
import { control, useChange, useControl } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'

const faultTexts = {
  latency: 'devtools.faults.says.latency',
  http401: 'devtools.faults.says.http401',
  http404: 'devtools.faults.says.http404',
  http429: 'devtools.faults.says.http429',
  http500: 'devtools.faults.says.http500',
  noAnswer: 'devtools.faults.says.noAnswer',
  brokenJson: 'devtools.faults.says.brokenJson',
  html: 'devtools.faults.says.html',
  envelope401: 'devtools.faults.says.envelope401',
  envelope402: 'devtools.faults.says.envelope402',
  envelope405: 'devtools.faults.says.envelope405',
  envelope429: 'devtools.faults.says.envelope429',
  envelope500: 'devtools.faults.says.envelope500',
  noData: 'devtools.faults.says.noData',
} as const

const kinds = [
  'latency',
  'noAnswer',
  'http500',
  'http429',
  'http404',
  'http401',
  'envelope500',
  'envelope401',
  'envelope402',
  'envelope405',
  'envelope429',
  'html',
  'brokenJson',
  'noData',
] as const
type Kind = (typeof kinds)[number]

const Faults = z.object({
  faults: z.array(z.object({ call: z.string(), kind: z.enum(kinds), after: z.int(), times: z.int().optional(), ms: z.int() })),
})
type Fault = z.infer<typeof Faults>['faults'][number]

/** Most suggestions to list. */
const mostOptions = 30

const CallField = ({ call, onChange }: { call: string; onChange: (call: string) => void }) => {
  const { t } = useTranslation()
  const [words, setWords] = useState<string>()
  const shown = call === '*' ? t('devtools.faults.all') : call
  const found = allCalls.filter(({ name }) => name.toLowerCase().includes((words ?? '').toLowerCase())).slice(0, mostOptions)
  return (
    // Full width, so that the list does not clip paths.
    <Field label={t('devtools.faults.call')} style={{ gridColumn: '1 / -1' }}>
      <Combobox
        style={{ minWidth: 0 }}
        value={words ?? shown}
        selectedOptions={[call]}
        onChange={event => setWords(event.target.value)}
        onBlur={() => setWords(undefined)}
        onOptionSelect={(_, { optionValue }) => {
          // While typing, the combobox clears its selection and calls this without a value.
          if (optionValue === undefined) return
          onChange(optionValue)
          setWords(undefined)
        }}
      >
        {!words && <Option value="*">{t('devtools.faults.all')}</Option>}
        {found.map(({ name }) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Combobox>
    </Field>
  )
}

const numberOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))

const AddFault = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const [call, setCall] = useState('*')
  const [kind, setKind] = useState<Kind>('latency')
  const [ms, setMs] = useState('1500')
  const [after, setAfter] = useState('0')
  const [times, setTimes] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const fault = { call, kind, after: numberOf(after), times: numberOf(times), ...(kind === 'latency' && { ms: numberOf(ms) }) }
    void change(() => control(Faults, 'POST', '/faults', fault))
  }
  const number = (label: string, value: string, set: (value: string) => void, min: number) => (
    <Field label={label}>
      <Input type="number" min={min} value={value} onChange={(_, data) => set(data.value)} />
    </Field>
  )
  return (
    <form className={part.stack} onSubmit={add}>
      <div className={part.grid}>
        <CallField call={call} onChange={setCall} />
        <Field label={t('devtools.faults.kind')}>
          <Select value={kind} onChange={(_, { value }) => setKind(kinds.find(one => one === value) ?? 'latency')}>
            {kinds.map(one => (
              <option key={one} value={one}>
                {t(faultTexts[one])}
              </option>
            ))}
          </Select>
        </Field>
        {kind === 'latency' && number(t('devtools.faults.ms'), ms, setMs, 0)}
        {number(t('devtools.faults.times'), times, setTimes, 1)}
        {number(t('devtools.faults.after'), after, setAfter, 0)}
      </div>
      <div className={part.row}>
        <Button type="submit" appearance="primary">
          {t('devtools.faults.add')}
        </Button>
      </div>
    </form>
  )
}

const useFaultText = () => {
  const { t } = useTranslation()
  return ({ call, kind, after, times, ms }: Fault): string =>
    [
      call === '*' ? t('devtools.faults.all') : call,
      t(faultTexts[kind]) + (kind === 'latency' ? ` ${String(ms)} ms` : ''),
      ...(after > 0 ? [t('devtools.faults.later', { count: after })] : []),
      times === undefined ? t('devtools.faults.always') : t('devtools.faults.left', { count: times }),
    ].join(' · ')
}

/** Faults: slow and failing responses, with call, kind, start and number of times. */
export const FaultsTab = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const textOf = useFaultText()
  const { data } = useControl(Faults, '/faults', { refreshInterval: 2000 })
  const faults = data?.faults ?? []
  const remove = (path: string) => void change(() => control(Faults, 'DELETE', path))
  return (
    <>
      <p className={part.lead}>{t('devtools.faults.lead')}</p>
      <Section title={t('devtools.faults.new')}>
        <AddFault />
      </Section>
      <Section
        title={t('devtools.faults.active')}
        extra={
          faults.length > 0 && (
            <Button size="small" onClick={() => remove('/faults')}>
              {t('devtools.faults.clear')}
            </Button>
          )
        }
      >
        {faults.length === 0 && <p className={part.quiet}>{t('devtools.faults.none')}</p>}
        <ul className={part.list}>
          {faults.map((fault, at) => (
            <li key={`${textOf(fault)} ${String(at)}`} className={part.entry}>
              <span className={part.grow}>{textOf(fault)}</span>
              <Button
                size="small"
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={t('devtools.faults.remove', { name: textOf(fault) })}
                onClick={() => remove(`/faults/${String(at)}`)}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
