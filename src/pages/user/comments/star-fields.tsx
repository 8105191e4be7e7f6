import { makeStyles, Rating, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CommentSent, CommentValues } from './chosen-stars.ts'
import { FieldError } from '#src/ui/feedback/field-error.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content)',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXXL}`,
    '@media (max-width: 640px)': { gridTemplateColumns: 'max-content' },
  },
  field: { display: 'grid', gridTemplateColumns: '96px auto 48px', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  required: { marginInlineStart: tokens.spacingHorizontalXS, color: tokens.colorStatusDangerForeground1 },
  score: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  error: { gridColumnStart: 2, gridColumnEnd: -1 },
})

const names = ['score', 'agree', 'service', 'speed'] as const

type Form = Control<CommentValues, unknown, CommentSent>

/** One score: a group of radio buttons, so arrow keys work. */
const Stars = ({ name, control }: { name: (typeof names)[number]; control: Form }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const id = useId()
  const {
    field: { value, onChange, ref },
    fieldState: { invalid },
  } = useController({ name, control })
  return (
    <div className={styles.field}>
      <span>
        <span id={id}>{t(`field.${name}`)}</span>
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </span>
      <Rating
        ref={group => ref({ focus: () => group?.querySelector('input')?.focus() })}
        aria-labelledby={id}
        aria-required
        {...(invalid && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        color="marigold"
        size="large"
        value={value}
        name={id}
        itemLabel={count => t('user.comment.stars', { count })}
        onChange={(_, data) => onChange(data.value)}
      />
      <span className={styles.score} aria-hidden="true">
        {value > 0 && t('user.comment.stars', { count: value })}
      </span>
      {invalid && (
        <FieldError id={`${id}-error`} className={styles.error}>
          {t('user.comment.chooseStars')}
        </FieldError>
      )}
    </div>
  )
}

/** The four scores of a review, none chosen at first. Source: COM-14. */
export const StarFields = ({ control }: { control: Form }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {names.map(name => (
        <Stars key={name} name={name} control={control} />
      ))}
    </div>
  )
}
