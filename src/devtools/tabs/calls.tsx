import { decoded } from '#contracts/wire/request-path.ts'
import { Button, Checkbox, Input, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { needsAttention, type LoggedCall } from '../call-log.ts'
import { usePartStyles } from '../parts/styles.ts'
import { VerdictBadge } from '../parts/verdict-badge.tsx'
import { useCallLog } from '../use-call-log.ts'
import { CallDetail } from './call-detail.tsx'

const useStyles = makeStyles({
  search: { flex: 1, minWidth: '180px' },
  call: {
    display: 'grid',
    gridTemplateColumns: '58px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    padding: `6px ${tokens.spacingHorizontalS}`,
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  method: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
  path: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  facts: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
})

const textOf = ({ method, path, call, status, verdict }: LoggedCall): string =>
  `${method} ${path} ${call ?? ''} ${String(status)} ${String(verdict.code ?? '')} ${verdict.result}`.toLowerCase()

const CallRow = ({ call, onOpen }: { call: LoggedCall; onOpen: () => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { method, path, status, verdict, ms, real } = call
  return (
    <button type="button" className={styles.call} onClick={onOpen}>
      <span className={styles.method}>{method}</span>
      <span className={styles.path} title={path}>
        {decoded(path).replace(/^\/api/, '')}
      </span>
      <span className={styles.facts}>
        {real && `${t('devtools.calls.real')} · `}
        {status === 200 ? (verdict.code ?? status) : status} · {t('devtools.calls.ms', { ms })}
      </span>
      <VerdictBadge result={verdict.result} />
    </button>
  )
}

/** The live log of calls. */
export const CallsTab = () => {
  const styles = useStyles()
  const part = usePartStyles()
  const { t } = useTranslation()
  const { calls, clear } = useCallLog()
  const [words, setWords] = useState('')
  const [onlyBad, setOnlyBad] = useState(false)
  const [shown, setShown] = useState<number>()
  if (shown !== undefined) return <CallDetail id={shown} onBack={() => setShown(undefined)} />
  const found = calls.filter(call => textOf(call).includes(words.toLowerCase()) && (!onlyBad || needsAttention(call)))
  return (
    <div className={part.stack}>
      <div className={part.row}>
        <Input
          className={styles.search}
          contentBefore={<SearchRegular />}
          type="search"
          aria-label={t('devtools.calls.filter')}
          placeholder={t('devtools.calls.filter')}
          value={words}
          onChange={(_, { value }) => setWords(value)}
        />
        <Checkbox
          label={t('devtools.calls.onlyBad')}
          checked={onlyBad}
          onChange={(_, { checked }) => setOnlyBad(checked === true)}
        />
        <Button onClick={() => void clear()}>{t('devtools.calls.clear')}</Button>
      </div>
      {found.length === 0 && (
        <p className={part.quiet}>{calls.length === 0 ? t('devtools.calls.none') : t('devtools.calls.noMatch')}</p>
      )}
      <ul className={part.list} aria-label={t('devtools.calls.list')} style={{ gap: 0 }}>
        {found.map(call => (
          <li key={call.id}>
            <CallRow call={call} onOpen={() => setShown(call.id)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
