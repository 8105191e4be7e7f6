import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { chooseKeywords, readSearch, searchPath } from '#src/pages/shop/goods/search-params.ts'
import { narrow, wide } from './narrow.ts'

const useStyles = makeStyles({
  form: { display: 'flex', alignItems: 'stretch', minWidth: 0 },
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

/** The keywords of the address on search screens; `undefined` elsewhere. */
const useKeywordsOfAddress = (): string | undefined => {
  const match = matchPath('/s/:params?', useLocation().pathname)
  return match ? (readSearch(match.params.params)?.keywords ?? '') : undefined
}

/** The shop's search: Enter or the button shows what matches, without other filters. Follows the keywords of the address. */
export const SearchBox = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const go = useNavigate()
  const inAddress = useKeywordsOfAddress()
  const [text, setText] = useState(inAddress ?? '')
  const [seen, setSeen] = useState(inAddress)
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (inAddress !== undefined) setText(inAddress)
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    void go(searchPath(chooseKeywords({}, text)))
  }
  return (
    <form role="search" className={styles.form} onSubmit={search}>
      <div className={styles.field}>
        <SearchRegular className={styles.icon} />
        <input
          className={styles.input}
          type="search"
          value={text}
          maxLength={50}
          aria-label={t('shell.searchGoods')}
          placeholder={t('shell.searchPlaceholder')}
          onChange={event => setText(event.target.value)}
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
    </form>
  )
}
