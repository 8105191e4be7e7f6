import { Button, Field as LabelledField, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterValue } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import type { TableDefinition } from '../define-table.ts'
import { phone } from '../grid/grid-styles.ts'
import { operatorOf } from './query.ts'
import { useWord } from '../use-word.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    alignItems: 'end',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    flexShrink: 0,
  },
  // A phone has room for one column: a span of two would add a second one outside of the bar.
  wide: { gridColumn: 'span 2', [phone]: { gridColumn: '1 / -1' } },
  buttons: { display: 'flex', flexWrap: 'nowrap', gap: tokens.spacingHorizontalS },
})

/** Fields that stay visible when the bar is collapsed. Source: TSE-3. */
const shownFields = 5

type Filters = Readonly<Record<string, FilterValue>>
type Props = { id: string; search: TableDefinition['search']; filters: Filters; onQuery: (filters: Filters) => void }

/** The content of filters, to compare them; empty fields do not count. */
const contentOf = (filters: Filters): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, value]) => value.length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/**
 * Draft of the filters until Query is pressed. Follows the URL, so that Back restores it. The URL has the sent filters before the
 * list renders with them; what is typed meanwhile belongs to the new ones.
 */
const useDraft = (filters: Filters) => {
  const now = contentOf(filters)
  const [draft, setDraft] = useState<{ of: string; values: Filters; sent?: string }>({ of: now, values: filters })
  if (draft.sent === now) setDraft({ of: now, values: draft.values })
  const isOfNow = draft.of === now || draft.sent === now
  const current = isOfNow ? draft : { of: now, values: filters }
  return {
    values: current.values,
    set: (values: Filters) => setDraft({ ...current, values }),
    send: () => setDraft({ ...current, sent: contentOf(current.values) }),
  }
}

/** The search fields of a list. Query sends them; Reset clears them. Source: TSE-3, TSE-4. */
export const SearchBar = ({ id, search, filters, onQuery }: Props) => {
  const { t } = useTranslation()
  const word = useWord()
  const styles = useStyles()
  const isBeyond = search.slice(shownFields).some(({ name }) => name in filters)
  const [opened, setOpen] = useState<boolean>()
  // Fields with active filters stay visible, until the user collapses the bar.
  const open = opened ?? isBeyond
  const { values, set, send } = useDraft(filters)
  const canExpand = search.length > shownFields
  const shown = open ? search : search.slice(0, shownFields)
  const query = (event: FormEvent) => {
    event.preventDefault()
    send()
    onQuery(values)
  }
  return (
    <form id={id} role="search" aria-label={t('table.searchBar')} className={styles.root} onSubmit={query}>
      {shown.map(({ name, kind, label, options, rule, placeholder }) => {
        const { Search } = kindOf(kind)
        const operator = operatorOf(rule)
        return (
          <LabelledField
            key={name}
            label={{ children: word(label), size: 'small' }}
            {...(operator === 'range' && { className: styles.wide })}
          >
            <Search
              name={name}
              label={word(label)}
              value={values[name] ?? ''}
              operator={operator}
              options={options}
              {...(placeholder && { placeholder: word(placeholder) })}
              onChange={value => set({ ...values, [name]: value })}
            />
          </LabelledField>
        )
      })}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" icon={<SearchRegular />}>
          {t('btn.query')}
        </Button>
        <Button onClick={() => set({})}>{t('btn.reset')}</Button>
        {canExpand && (
          <Button
            appearance="transparent"
            aria-expanded={open}
            icon={open ? <ChevronUpRegular /> : <ChevronDownRegular />}
            iconPosition="after"
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'btn.shrink' : 'btn.open')}
          </Button>
        )}
      </div>
    </form>
  )
}
