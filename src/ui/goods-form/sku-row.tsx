import { mergeClasses } from '@fluentui/react-components'
import { memo, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { blankEntry, numberNames, type Entry, type Line, type NumberName } from './sku-matrix.ts'
import { useSkuStyles } from './sku-styles.ts'
import type { Problems } from './goods-values.ts'

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** Enter and the arrow keys move within a column, as in a spreadsheet. */
const walk = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const boxes = [...(event.currentTarget.closest('table')?.querySelectorAll('input') ?? [])]
  const next = boxes[boxes.indexOf(event.currentTarget) + step * numberNames.length]
  next?.focus()
  next?.select()
}

type Props = {
  line: Line
  entry: Entry | undefined
  problems: Problems
  onType: (key: string, name: NumberName, value: string) => void
}

/** One SKU row. Uses plain inputs, because there may be two thousand of them. */
export const SkuRow = memo(({ line: { key, specs }, entry = blankEntry, problems, onType }: Props) => {
  const { t } = useTranslation()
  const styles = useSkuStyles()
  const name = specs.map(spec => spec.name).join(' ')
  return (
    <tr>
      <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
        {name}
      </th>
      {numberNames.map(field => {
        const isWrong = problems[`${key}.${field}`] !== undefined
        return (
          <td key={field} className={styles.cell}>
            <input
              className={mergeClasses(styles.box, isWrong && styles.wrong)}
              value={entry[field]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              aria-label={`${name} ${t(`field.${field}`)}`}
              aria-invalid={isWrong}
              onKeyDown={walk}
              onChange={event => onType(key, field, event.target.value)}
            />
          </td>
        )
      })}
    </tr>
  )
})
