import { RatingDisplay } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

/** A rating from 0 to 5, read out as a sentence. Takes the wire's number or score text. */
export const Stars = ({ value, size = 'medium' }: { value: number | string; size?: 'small' | 'medium' | 'large' }) => {
  const { t } = useTranslation()
  const rating = Number(value)
  return (
    <span role="img" aria-label={t('ui.stars', { value: rating })}>
      <RatingDisplay value={rating} max={5} size={size} color="marigold" valueText={null} aria-hidden="true" />
    </span>
  )
}
