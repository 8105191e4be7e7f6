import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problems } from './goods-values.ts'
import { blankEntry, numberNames, type Entries, type Line, type NumberName } from './sku-matrix.ts'
import { SkuRow } from './sku-row.tsx'
import { useSkuStyles } from './sku-styles.ts'

type Props = {
  lines: readonly Line[]
  entries: Entries
  problems: Problems
  onChange: (change: (entries: Entries) => Entries) => void
}

/** The SKU matrix, one row per combination. Only the edited row renders again. */
export const SkuTable = memo(({ lines, entries, problems, onChange }: Props) => {
  const { t } = useTranslation()
  const styles = useSkuStyles()
  const type = useCallback(
    (key: string, name: NumberName, value: string) =>
      onChange(now => ({ ...now, [key]: { ...(now[key] ?? blankEntry), [name]: value } })),
    [onChange],
  )
  return (
    <div className={styles.scroll} role="region" aria-label={t('goods.matrix')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              SKU
            </th>
            {numberNames.map(name => (
              <th key={name} scope="col" className={styles.head}>
                {t(`field.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <SkuRow key={line.key} line={line} entry={entries[line.key]} problems={problems} onType={type} />
          ))}
        </tbody>
      </table>
    </div>
  )
})
