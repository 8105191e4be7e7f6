import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { chooseKeywords, readSearch, searchPath } from '#src/pages/shop/search/search-params.ts'
import { keepSearch } from '#src/lib/browser/recent-searches.ts'
import { narrow, wide } from './narrow.ts'
import { useCombobox } from './use-combobox.ts'

// Loaded lazily: not needed before the box has the focus.
const SuggestionList = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }))

const useStyles = makeStyles({
  form: { position: 'relative', display: 'flex', alignItems: 'stretch', minWidth: 0 },
  field: {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalM}`,
    minHeight: '40px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { outline: `2px solid ${tokens.colorBrandStroke1}`, outlineOffset: '-1px' },
    [wide]: { borderTopRightRadius: 0, borderBottomRightRadius: 0, borderRightWidth: 0, minHeight: '44px' },
  },
  input: {
    flex: 1,
    minWidth: 0,
    border: 'none',
    outlineStyle: 'none',
    padding: 0,
    font: 'inherit',
    fontSize: tokens.fontSizeBase400,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
  button: {
    minWidth: '96px',
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
    minHeight: '44px',
    [narrow]: { display: 'none' },
  },
  iconButton: { [wide]: { display: 'none' } },
  icon: { color: tokens.colorNeutralForeground3, [narrow]: { display: 'none' } },
})

/** The keywords in the URL of search screens; undefined elsewhere. */
const useKeywordsOfAddress = (): string | undefined => {
  const match = matchPath('/s/:params?', useLocation().pathname)
  return match ? (readSearch(match.params.params)?.keywords ?? '') : undefined
}

/** Text of the search box; follows the URL. */
const useWords = () => {
  const inAddress = useKeywordsOfAddress()
  const [text, setText] = useState(inAddress ?? '')
  const [seen, setSeen] = useState(inAddress)
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (inAddress !== undefined) setText(inAddress)
  }
  return [text, setText] as const
}

/**
 * The shop's search: Enter or the button shows the results without other filters. Suggests recent searches and, while typing,
 * categories and products.
 */
export const SearchBox = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useWords()
  const { open, show, close, list, input } = useCombobox(({ to, words }) => {
    if (words !== undefined) setText(words)
    void navigate(to)
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    close()
    keepSearch(text)
    void navigate(searchPath(chooseKeywords({}, text)))
  }
  return (
    <form role="search" className={styles.form} onSubmit={search}>
      <div className={styles.field}>
        <SearchRegular className={styles.icon} />
        <input
          {...input}
          className={styles.input}
          type="search"
          value={text}
          maxLength={50}
          autoComplete="off"
          aria-label={t('shell.searchGoods')}
          placeholder={t('shell.searchPlaceholder')}
          onFocus={show}
          onBlur={close}
          onChange={event => {
            setText(event.target.value)
            show()
          }}
        />
        <Button
          className={styles.iconButton}
          type="submit"
          size="small"
          appearance="transparent"
          icon={<SearchRegular />}
          aria-label={t('btn.search')}
        />
      </div>
      <Button className={styles.button} type="submit" appearance="primary" size="large">
        {t('btn.search')}
      </Button>
      <Suspense fallback={null}>{open && <SuggestionList {...list} text={text} />}</Suspense>
    </form>
  )
}
