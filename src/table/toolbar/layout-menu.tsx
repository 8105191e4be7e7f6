import {
  Button,
  Checkbox,
  Label,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { TableSettingsRegular } from '@fluentui/react-icons/svg/table-settings'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FixMenu } from './fix-menu.tsx'
import { densities, isWhereRoom, moved, sideOf, toggled, type Fixing, type Layout } from './layout.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import type { TableLayout } from './use-layout.ts'
import { useWord } from '../use-word.ts'

const densityTexts = {
  compact: 'table.densities.compact',
  standard: 'table.densities.standard',
  roomy: 'table.densities.roomy',
} as const

const useStyles = makeStyles({
  surface: { width: '344px', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  list: { position: 'relative', margin: 0, padding: 0, listStyleType: 'none', maxHeight: '46vh', overflowY: 'auto' },
  entry: { display: 'flex', alignItems: 'center' },
  name: { flexGrow: 1, minWidth: 0 },
  hint: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

type EntryProps = {
  field: Field
  isShown: boolean
  /** Shown only where there is room: neither ticked nor empty. */
  isWhereRoom: boolean
  isOnly: boolean
  fixing: Fixing
  onToggle: () => void
  onMove: (by: number) => void
  onFix: (fixing: Fixing) => void
}

const Entry = ({ field, isShown, isWhereRoom: isSpare, isOnly, fixing, onToggle, onMove, onFix }: EntryProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const name = useWord()(field.label)
  return (
    <li className={styles.entry}>
      <div className={styles.name}>
        <Checkbox
          checked={isShown && isSpare ? 'mixed' : isShown}
          disabled={isOnly}
          onChange={onToggle}
          label={
            <>
              {name} {isShown && isSpare && <span className={styles.hint}>{t('table.whereRoom')}</span>}
            </>
          }
        />
      </div>
      {isShown && (
        <>
          <FixMenu name={name} value={fixing} onChange={onFix} />
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowUpRegular />}
            aria-label={t('table.moveForward', { name })}
            onClick={() => onMove(-1)}
          />
          <Button
            size="small"
            appearance="subtle"
            icon={<ArrowDownRegular />}
            aria-label={t('table.moveBack', { name })}
            onClick={() => onMove(1)}
          />
        </>
      )}
    </li>
  )
}

const Columns = ({ definition, layout: { layout, shown, change } }: Props) => {
  const fixed = definition.tree ? 1 : 0
  const all = definition.columns.slice(fixed)
  const names = shown.slice(fixed).map(({ name }) => name)
  const hidden = all.filter(({ name }) => !names.includes(name))
  const styles = useStyles()
  const spare = Object.fromEntries(all.map(field => [field.name, isWhereRoom(field, layout)]))
  /** Keeps which of the others are shown only where there is room. */
  const show = (columns: readonly string[], whereRoom: Layout['whereRoom'] = spare) => change({ columns, whereRoom })
  /** Cycles: if there is room → always → hidden → always. */
  const turn = (name: string) =>
    names.includes(name) && spare[name]
      ? show(names, { ...spare, [name]: false })
      : show(
          toggled(
            all.map(field => field.name),
            names,
            name,
          ),
          { ...spare, [name]: false },
        )
  return (
    <ul className={styles.list}>
      {[...shown.slice(fixed), ...hidden].map(field => (
        <Entry
          key={field.name}
          field={field}
          isShown={names.includes(field.name)}
          isOnly={names.length === 1 && names.includes(field.name)}
          isWhereRoom={spare[field.name] ?? false}
          onToggle={() => turn(field.name)}
          onMove={by => show(moved(names, field.name, by))}
          fixing={sideOf(field, layout) ?? 'none'}
          onFix={fixing => change({ fixed: { ...layout.fixed, [field.name]: fixing } })}
        />
      ))}
    </ul>
  )
}

type Props = { definition: TableDefinition; layout: TableLayout }

/** Chooses the columns, their order, and the density of the rows. */
export const LayoutMenu = ({ definition, layout }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const labelId = useId()
  const columnsId = useId()
  const surface = useRef<HTMLDivElement>(null)
  return (
    <Popover trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<TableSettingsRegular />} aria-label={t('table.layout')} title={t('table.layout')} />
      </PopoverTrigger>
      <PopoverSurface ref={surface} className={styles.surface} aria-label={t('table.layout')}>
        <div role="group" aria-labelledby={columnsId}>
          <Label id={columnsId} weight="semibold">
            {t('table.columns')}
          </Label>
          <Columns definition={definition} layout={layout} />
        </div>
        <div>
          <Label id={labelId} weight="semibold">
            {t('table.density')}
          </Label>
          <RadioGroup
            layout="horizontal"
            aria-labelledby={labelId}
            value={layout.layout.density}
            onChange={(_, { value }) => layout.change({ density: densities.find(one => one === value) ?? 'standard' })}
          >
            {densities.map(one => (
              <Radio key={one} value={one} label={t(densityTexts[one])} />
            ))}
          </RadioGroup>
        </div>
        <Button
          onClick={() => {
            layout.reset()
            surface.current?.focus()
          }}
        >
          {t('table.resetLayout')}
        </Button>
      </PopoverSurface>
    </Popover>
  )
}
