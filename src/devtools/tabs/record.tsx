import { Input } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { listRecordings, recordingsKey } from '../recording/library.ts'
import { OpenFile } from '../recording/open-file.tsx'
import { RecordingCard } from '../recording/recording-card.tsx'
import { StartStop } from '../recording/start-stop.tsx'
import { isFound } from '../recording/search.ts'

/**
 * Records what a person does, and lists what was recorded. Source: CTL-18.
 * @param onClose shows the shop, where recording and playing happen.
 */
export const RecordTab = ({ onClose }: { onClose: () => void }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const { data = [], mutate } = useSWR(recordingsKey, listRecordings)
  const found = data.filter(one => isFound(one, words))
  return (
    <>
      <StartStop onStart={onClose} />
      <Section title={t('devtools.record.list')} extra={<OpenFile onOpened={() => void mutate()} />}>
        <div className={part.stack}>
          {data.length > 0 && (
            <Input
              contentBefore={<SearchRegular />}
              type="search"
              aria-label={t('devtools.record.search')}
              placeholder={t('devtools.record.search')}
              value={words}
              onChange={(_, { value }) => setWords(value)}
            />
          )}
          {found.length === 0 && (
            <p className={part.quiet}>{data.length === 0 ? t('devtools.record.none') : t('devtools.record.noMatch')}</p>
          )}
          <ul className={part.list} aria-label={t('devtools.record.list')}>
            {found.map(one => (
              <RecordingCard key={one.id} recording={one} words={words} onChanged={() => void mutate()} onPlay={onClose} />
            ))}
          </ul>
        </div>
      </Section>
    </>
  )
}
