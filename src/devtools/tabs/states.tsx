import { Accordion, AccordionHeader, AccordionItem, AccordionPanel, Input } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useControl } from '../control.ts'
import { groups, Vocabulary, type StateCard } from '../state-cards.ts'
import { usePartStyles } from '../parts/styles.ts'
import { StateForm } from './state-form.tsx'
import { Section } from '../parts/section.tsx'

const groupTexts = {
  accounts: 'devtools.states.group.accounts',
  catalogue: 'devtools.states.group.catalogue',
  orders: 'devtools.states.group.orders',
  afterSales: 'devtools.states.group.afterSales',
  money: 'devtools.states.group.money',
  marketing: 'devtools.states.group.marketing',
  stores: 'devtools.states.group.stores',
  points: 'devtools.states.group.points',
  content: 'devtools.states.group.content',
  files: 'devtools.states.group.files',
  roles: 'devtools.states.group.roles',
  system: 'devtools.states.group.system',
} as const

const fits = (words: string, { name, about }: StateCard): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every(word => `${name} ${about}`.toLowerCase().includes(word))

/** All provider states, each to be entered with a click. */
export const StatesTab = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const { data } = useControl(Vocabulary, '/vocabulary', { revalidateIfStale: false })
  const found = (data?.states ?? []).filter(state => fits(words, state))
  return (
    <div className={part.stack}>
      <Input
        contentBefore={<SearchRegular />}
        type="search"
        aria-label={t('devtools.states.search')}
        placeholder={t('devtools.states.search')}
        value={words}
        onChange={(_, { value }) => setWords(value)}
      />
      <p className={part.quiet} role="status">
        {data
          ? found.length > 0
            ? t('devtools.states.count', { count: found.length })
            : t('devtools.states.none')
          : t('devtools.loading')}
      </p>
      <div>
        {groups.map(group => {
          const members = found.filter(state => state.group === group)
          if (members.length === 0) return null
          return (
            <Section key={group} title={t(groupTexts[group])}>
              <Accordion collapsible multiple>
                {members.map(state => (
                  <AccordionItem key={state.name} value={state.name}>
                    <AccordionHeader as="h4" size="small" lang="en">
                      {state.name}
                    </AccordionHeader>
                    <AccordionPanel>
                      <StateForm state={state} />
                    </AccordionPanel>
                  </AccordionItem>
                ))}
              </Accordion>
            </Section>
          )
        })}
      </div>
    </div>
  )
}
