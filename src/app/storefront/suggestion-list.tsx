import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { GridRegular } from '@fluentui/react-icons/svg/grid'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetSearches } from '#src/lib/browser/recent-searches.ts'
import { useSuggestions, type Suggestion } from './use-suggestions.ts'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    zIndex: 25,
    marginTop: '4px',
    padding: `${tokens.spacingVerticalXS} 0`,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minHeight: '36px',
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    textAlign: 'start',
    paddingInline: tokens.spacingHorizontalM,
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Selected },
  icon: { flexShrink: 0, fontSize: '18px', color: tokens.colorNeutralForeground3 },
  text: { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  kind: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  foot: { display: 'flex', justifyContent: 'flex-end', paddingInline: tokens.spacingHorizontalS },
})

const icons = { recent: HistoryRegular, class: GridRegular, goods: BoxRegular } as const
const kinds = { recent: 'shell.suggest.recent', class: 'shell.suggest.class', goods: 'shell.suggest.goods' } as const

type Props = {
  id: string
  text: string
  /** Index of the suggestion highlighted by the arrow keys; -1 for none. */
  active: number
  optionId: (at: number) => string
  onShown: (shown: readonly Suggestion[]) => void
  onChoose: (suggestion: Suggestion) => void
}

/** Suggestions below the search box: recent searches, categories and products. The focus stays in the box. */
export const SuggestionList = ({ id, text, active, optionId, onShown, onChoose }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [forgotten, setForgotten] = useState(false)
  const found = useSuggestions(text)
  const shown = forgotten && text.trim() === '' ? [] : found
  const keys = shown.map(({ key }) => key).join()
  const emit = useEffectEvent((_: string) => onShown(shown))
  useEffect(() => emit(keys), [keys])
  if (shown.length === 0) return null
  return (
    // Keep the focus in the box on mouse down.
    <div className={styles.root} role="presentation" onMouseDown={event => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={t('shell.suggest.title')}>
        {shown.map((one, at) => {
          const Icon = icons[one.kind]
          return (
            <button
              key={one.key}
              id={optionId(at)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={mergeClasses(styles.option, at === active && styles.active)}
              onClick={() => onChoose(one)}
            >
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.text}>{one.text}</span>
              <span className={styles.kind}>{t(kinds[one.kind])}</span>
            </button>
          )
        })}
      </div>
      {shown[0]?.kind === 'recent' && (
        <div className={styles.foot}>
          <Button
            size="small"
            appearance="transparent"
            onClick={() => {
              forgetSearches()
              setForgotten(true)
            }}
          >
            {t('shell.suggest.forget')}
          </Button>
        </div>
      )}
    </div>
  )
}
