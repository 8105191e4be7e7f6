import { Badge, Button, Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { callsByNoun } from '../calls.ts'
import { control, useChange, useControl } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { VerdictBadge } from '../parts/verdict-badge.tsx'
import { useCallLog } from '../use-call-log.ts'
import { CallDetail } from './call-detail.tsx'

const Proxy = z.object({ address: z.string(), calls: z.array(z.string()), mockOnly: z.array(z.string()) })
type Proxy = z.infer<typeof Proxy>

const useStyles = makeStyles({
  noun: { borderBottom: `1px solid ${tokens.colorNeutralStroke3}`, padding: `2px 0` },
  calls: { paddingInlineStart: tokens.spacingHorizontalXXL, margin: 0, listStyleType: 'none' },
  summary: { cursor: 'pointer', paddingInlineStart: tokens.spacingHorizontalS },
  head: { display: 'flex', alignItems: 'center' },
})

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const Address = ({ proxy, onSave }: { proxy: Proxy; onSave: (address: string) => void }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const [address, setAddress] = useState(proxy.address)
  const [wrong, setWrong] = useState(false)
  const save = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!isAddress(address))
    if (isAddress(address)) onSave(address)
  }
  return (
    <form onSubmit={save}>
      <Field
        label={t('devtools.real.address')}
        hint={t('devtools.real.addressHint')}
        {...(wrong && { validationMessage: t('devtools.real.badAddress'), validationState: 'error' as const })}
      >
        <div className={part.row}>
          <Input
            className={part.grow}
            aria-label={t('devtools.real.address')}
            type="url"
            value={address}
            placeholder="http://localhost:4010"
            onChange={(_, { value }) => setAddress(value)}
          />
          <Button type="submit" appearance="primary">
            {t('devtools.real.save')}
          </Button>
        </div>
      </Field>
    </form>
  )
}

type NounProps = { noun: string; calls: readonly string[]; chosen: ReadonlySet<string>; onChange: (chosen: string[]) => void }

const Noun = ({ noun, calls, chosen, onChange }: NounProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const own = calls.filter(call => chosen.has(call))
  const others = [...chosen].filter(call => !calls.includes(call))
  return (
    <details className={styles.noun}>
      <summary className={styles.summary}>
        <strong>{noun}</strong> {t('devtools.real.nounCount', { chosen: own.length, all: calls.length })}
      </summary>
      <ul className={styles.calls}>
        <li>
          <Checkbox
            label={t('devtools.real.noun', { noun })}
            checked={own.length === calls.length ? true : own.length > 0 ? 'mixed' : false}
            onChange={(_, { checked }) => onChange(checked === true ? [...others, ...calls] : others)}
          />
        </li>
        {calls.map(call => (
          <li key={call}>
            <Checkbox
              label={call}
              checked={chosen.has(call)}
              onChange={(_, { checked }) =>
                onChange(checked === true ? [...chosen, call] : [...chosen].filter(one => one !== call))
              }
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

const Results = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const { calls } = useCallLog()
  const [shown, setShown] = useState<number>()
  if (shown !== undefined) return <CallDetail id={shown} onBack={() => setShown(undefined)} />
  const sent = calls.filter(call => call.real)
  return (
    <Section title={t('devtools.real.results')}>
      {sent.length === 0 && <p className={part.quiet}>{t('devtools.real.noResults')}</p>}
      <ul className={part.list}>
        {sent.slice(0, 50).map(({ id, call, verdict, real }) => (
          <li key={id} className={part.entry}>
            <Button size="small" appearance="transparent" className={part.code} onClick={() => setShown(id)}>
              {call}
            </Button>
            <span className={part.grow} />
            {real?.trouble === null && (
              <Badge appearance="outline" color={real.differences > 0 ? 'warning' : 'success'}>
                {real.differences > 0 ? t('devtools.real.differs', { count: real.differences }) : t('devtools.real.same')}
              </Badge>
            )}
            <VerdictBadge result={verdict.result} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Choice = ({ proxy, onSave }: { proxy: Proxy; onSave: (calls: string[]) => void }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const chosen = new Set(proxy.calls)
  const found = callsByNoun(proxy.mockOnly).filter(({ noun, calls }) =>
    [noun, ...calls].some(text => text.toLowerCase().includes(words.toLowerCase())),
  )
  return (
    <Section
      title={t('devtools.real.chosen', { count: chosen.size })}
      extra={
        chosen.size > 0 && (
          <Button size="small" onClick={() => onSave([])}>
            {t('devtools.real.off')}
          </Button>
        )
      }
    >
      <div className={part.stack}>
        <Input
          type="search"
          aria-label={t('devtools.real.search')}
          placeholder={t('devtools.real.search')}
          value={words}
          onChange={(_, { value }) => setWords(value)}
        />
        <div>
          {found.map(({ noun, calls }) => (
            <Noun key={noun} noun={noun} calls={calls} chosen={chosen} onChange={onSave} />
          ))}
        </div>
        <p className={part.small}>{t('devtools.real.sessions')}</p>
      </div>
    </Section>
  )
}

/** Sends some calls to an unfinished server and the others to the mock, and shows where both differ. */
export const RealTab = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const { data: proxy } = useControl(Proxy, '/proxy')
  if (!proxy) return null
  const save = ({ address, calls }: { address: string; calls: string[] }) =>
    void change(() => control(Proxy, 'PUT', '/proxy', { address, calls }))
  return (
    <div className={part.stack}>
      <p className={part.lead}>{t('devtools.real.lead')}</p>
      <Address key={proxy.address} proxy={proxy} onSave={address => save({ ...proxy, address })} />
      {proxy.address && <Choice proxy={proxy} onSave={calls => save({ ...proxy, calls })} />}
      {proxy.address && <Results />}
    </div>
  )
}
