import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'

/** Shown beyond the last page of a list, with a link to the first. */
export const NoSuchPage = ({ page, first }: { page: number; first: string }) => {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      title={t('shop.noSuchPage', { page })}
      action={
        <LinkButton appearance="primary" to={first}>
          {t('shop.firstPage')}
        </LinkButton>
      }
    />
  )
}
