import { Button, Checkbox, Input, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '#src/ui/form/field-group.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { useFieldError } from '#src/ui/form/form-error.ts'
import { besideNumber } from '#src/ui/form/unit.ts'
import { figureNames, type Template } from './freight-values.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  grow: { flex: 1 },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media (max-width: 599px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  control: { width: '100%', minWidth: 0 },
  areas: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    '@media (max-width: 599px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
  taken: { color: tokens.colorStatusDangerForeground1 },
})

const units = { f_weight: 'kg', f_price: '¥', o_weight: 'kg', o_price: '¥' } as const

type Props = {
  template: Template
  isDefault: boolean
  provinces: readonly { readonly id: number; readonly name: string }[]
  /** Provinces that another template already contains. */
  overlap: readonly string[]
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<Template>) => void
  onRemove: () => void
}

/** A freight template: prices and, for custom templates, provinces. */
export const TemplateCard = ({ template, isDefault, provinces, overlap, problems, onChange, onRemove }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const sentence = useFieldError()
  const { key, name, area_id } = template
  const errorOf = (field: string) => sentence({ message: problems[`${key}.${field}`] })
  const title = isDefault ? t('freights.default') : name || t('freights.custom')
  const nameOf = (id: string) => provinces.find(one => String(one.id) === id)?.name ?? id
  const tick = (id: string) => onChange({ area_id: area_id.includes(id) ? area_id.filter(one => one !== id) : [...area_id, id] })
  return (
    <section className={styles.root} aria-label={title}>
      {isDefault ? (
        <h2 className={styles.title}>{title}</h2>
      ) : (
        <div className={styles.head}>
          <Field className={styles.grow} label={t('field.name')} required error={errorOf('name')}>
            <Input value={name} maxLength={80} onChange={(_, data) => onChange({ name: data.value })} />
          </Field>
          <Button icon={<DeleteRegular />} aria-label={t('freights.remove', { name: title })} onClick={onRemove}>
            {t('btn.delete')}
          </Button>
        </div>
      )}
      <div className={styles.figures}>
        {figureNames.map(field => (
          <Field key={field} label={t(`field.${field}`)} required error={errorOf(field)}>
            <Input
              className={styles.control}
              value={template[field]}
              inputMode="decimal"
              {...besideNumber(units[field])}
              onChange={(_, data) => onChange({ [field]: data.value })}
            />
          </Field>
        ))}
      </div>
      {overlap.length > 0 && (
        <MessageBar intent="error">
          <MessageBarBody>{t('freights.overlap', { names: overlap.map(nameOf).join(', ') })}</MessageBarBody>
        </MessageBar>
      )}
      {!isDefault && (
        <FieldGroup label={t('freights.provinces')} required error={errorOf('area_id')}>
          <div className={styles.areas}>
            {provinces.map(one => {
              const id = String(one.id)
              return (
                <Checkbox
                  key={id}
                  label={<span className={overlap.includes(id) ? styles.taken : undefined}>{one.name}</span>}
                  checked={area_id.includes(id)}
                  onChange={() => tick(id)}
                />
              )
            })}
          </div>
        </FieldGroup>
      )}
    </section>
  )
}
