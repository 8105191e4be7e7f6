import {
  Button,
  Input as TextInput,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format/format.ts'
import { FaGlyph } from '#src/ui/icons/fa-glyph.tsx'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { held, isEmpty, OwnLabels, textOf, useKindStyles } from '../shared.tsx'
import { Tag } from '../choices/tag.tsx'

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  large: { fontSize: '20px', display: 'flex', color: tokens.colorNeutralForeground2 },
})

const Waiting = () => {
  const { t } = useTranslation()
  return <Spinner size="small" tabIndex={0} label={t('ui.loading')} />
}
const Grid = lazyPart(async () => (await import('#src/ui/icons/icon-grid.tsx')).IconGrid, Waiting)

const Cell = ({ value }: CellProps) => {
  const styles = useStyles()
  if (isEmpty(value)) return nothing
  return (
    <span className={styles.cell}>
      <span className={styles.large}>
        <FaGlyph name={textOf(value)} />
      </span>
      <Tag label={textOf(value)} colour="plain" />
    </span>
  )
}

const Input = ({ name, label, value, onChange, onBlur, max }: InputProps) => {
  const { t } = useTranslation()
  const { wide } = useKindStyles()
  const [open, setOpen] = useState(false)
  const shown = held(value)
  return (
    <TextInput
      name={name}
      className={wide}
      value={shown}
      placeholder="fa-"
      autoComplete="off"
      onBlur={onBlur}
      onChange={(_, data) => onChange(data.value)}
      {...(max && { maxLength: max })}
      {...(shown !== '' && { contentBefore: <FaGlyph name={shown} /> })}
      contentAfter={
        <OwnLabels>
          <Popover open={open} trapFocus positioning="below-end" onOpenChange={(_, data) => setOpen(data.open)}>
            <PopoverTrigger disableButtonEnhancement>
              <Button appearance="transparent" size="small" icon={<ChevronDownRegular />} aria-label={t('icons.choose')} />
            </PopoverTrigger>
            <PopoverSurface aria-label={label}>
              <Grid
                value={shown}
                max={max ?? Infinity}
                onChoose={next => {
                  onChange(next)
                  setOpen(false)
                }}
              />
            </PopoverSurface>
          </Popover>
        </OwnLabels>
      }
    />
  )
}

/** The Font Awesome name of an icon, typed or picked from a list of all. Source: TCO-19. */
export const icon = kind({ Cell, Input, width: 176 })
