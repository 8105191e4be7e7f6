import { Link } from '@fluentui/react-components'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useGridStyles } from '../grid/grid-styles.ts'
import type { Field } from '../define-table.ts'
import { NamesContext } from './use-dictionary.ts'
import { useWord } from '../use-word.ts'

/** Warning above rows whose labels failed to load: names the columns and offers a retry. */
export const NamesFailed = ({ fields }: { fields: readonly Field[] }) => {
  const styles = useGridStyles()
  const { t } = useTranslation()
  const word = useWord()
  const names = useContext(NamesContext)
  const failed = fields.filter(({ name }) => names[name]?.failed)
  if (failed.length === 0) return null
  return (
    <div className={styles.warning} role="status">
      {t('table.namesFailed', { names: failed.map(({ label }) => word(label)).join(', ') })}{' '}
      <Link as="button" inline onClick={() => failed.forEach(({ name }) => names[name]?.retry())}>
        {t('ui.retry')}
      </Link>
    </div>
  )
}
