import { makeStyles, Rating, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { CommentForm } from '#contracts/api/orders/order-comments.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, max-content)',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXXL}`,
    '@media (max-width: 640px)': { gridTemplateColumns: 'max-content' },
  },
  field: { display: 'grid', gridTemplateColumns: '96px auto 48px', alignItems: 'center', gap: tokens.spacingHorizontalS },
  score: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
})

const names = ['score', 'agree', 'service', 'speed'] as const

/** Values of the review form. */
export type CommentValues = z.input<typeof CommentForm>

/** The four scores of a review; each is a group of radio buttons, so arrow keys work. */
export const StarFields = ({ control }: { control: Control<CommentValues, unknown, z.output<typeof CommentForm>> }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const prefix = useId()
  return (
    <div className={styles.root}>
      {names.map(name => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, onChange } }) => (
            <div className={styles.field}>
              <span id={`${prefix}-${name}`}>{t(`field.${name}`)}</span>
              <Rating
                aria-labelledby={`${prefix}-${name}`}
                color="marigold"
                size="large"
                value={Number(value)}
                name={`${prefix}-${name}`}
                itemLabel={count => t('user.comment.stars', { count })}
                onChange={(_, data) => onChange(data.value)}
              />
              <span className={styles.score} aria-hidden="true">
                {t('user.comment.stars', { count: Number(value) })}
              </span>
            </div>
          )}
        />
      ))}
    </div>
  )
}
