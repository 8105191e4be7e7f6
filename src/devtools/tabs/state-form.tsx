import { Button, Field, Input, MessageBar, MessageBarBody, MessageBarTitle, Select, Switch } from '@fluentui/react-components'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { anything, control, useChange } from '../control.ts'
import { usePartStyles } from '../parts/styles.ts'
import type { Fact, StateCard } from '../state-cards.ts'

type Value = Fact['value']
type Values = Readonly<Record<string, Value>>

const ReadBack = z.object({ reads: z.array(z.object({ call: z.string(), as: z.string().nullable(), holds: z.boolean() })) })
type Answers = z.infer<typeof ReadBack>['reads']

const FactInput = ({ fact, value, onChange }: { fact: Fact; value: Value; onChange: (value: Value) => void }) => {
  const { t } = useTranslation()
  if (fact.type === 'yes-no')
    return (
      <Switch
        label={value === true ? t('devtools.states.yesValue') : t('devtools.states.noValue')}
        checked={value === true}
        onChange={(_, { checked }) => onChange(checked)}
      />
    )
  if (fact.type === 'choice')
    return (
      <Select
        value={String(value)}
        onChange={(_, data) => onChange(fact.choices?.find(one => String(one) === data.value) ?? data.value)}
      >
        {fact.choices?.map(one => (
          <option key={one}>{one}</option>
        ))}
      </Select>
    )
  return (
    <Input
      type={fact.type}
      value={String(value)}
      onChange={(_, data) => onChange(fact.type === 'number' && data.value !== '' ? Number(data.value) : data.value)}
    />
  )
}

const Outcome = ({ answers }: { answers: Answers }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const holds = answers.every(answer => answer.holds)
  return (
    <MessageBar intent={holds ? 'success' : 'error'} layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{holds ? t('devtools.states.holds') : t('devtools.states.fails')}</MessageBarTitle>
        <ul className={part.list}>
          {answers.map(({ call, as, holds: yes }, at) => (
            <li key={`${call} ${String(at)}`}>
              {t('devtools.states.asked', { call, as: as ?? t('devtools.states.guest') })}:{' '}
              {yes ? t('devtools.states.yes') : t('devtools.states.no')}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}

/** One state: its description, a form for its facts, and the result of entering it. */
export const StateForm = ({ state }: { state: StateCard }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const [values, setValues] = useState<Values>(() => Object.fromEntries(state.facts.map(({ name, value }) => [name, value])))
  const [answers, setAnswers] = useState<Answers>()
  const change = useChange()

  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setAnswers(undefined)
    const body = { state: state.name, params: values }
    const entered = await change(async () => {
      await control(anything, 'POST', '/states', body)
      return control(ReadBack, 'POST', '/read-back', body)
    })
    setAnswers(entered?.reads)
  }
  return (
    <form className={part.stack} onSubmit={event => void enter(event)}>
      <p className={part.quiet} lang="en">
        {state.about}
      </p>
      {state.facts.length > 0 ? (
        <div className={part.grid}>
          {state.facts.map(fact => (
            <Field key={fact.name} label={<code lang="en">{fact.name}</code>} size="small">
              <FactInput
                fact={fact}
                value={values[fact.name] ?? ''}
                onChange={value => setValues(now => ({ ...now, [fact.name]: value }))}
              />
            </Field>
          ))}
        </div>
      ) : (
        <p className={part.quiet}>{t('devtools.states.noFacts')}</p>
      )}
      <div className={part.row}>
        <Button type="submit" appearance="primary" size="small">
          {t('devtools.states.enter')}
        </Button>
      </div>
      <div role="status">{answers && <Outcome answers={answers} />}</div>
    </form>
  )
}
