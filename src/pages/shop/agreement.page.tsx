import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showAgreement } from '#contracts/api/content/agreements.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { Crumbs } from '#src/ui/layout/crumbs.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RichText } from '#src/ui/media/rich-text.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'

const useStyles = makeStyles({ page: { maxWidth: '880px', paddingBottom: tokens.spacingVerticalXXL } })

/** /agreement/{name}: a text that people agree to, by its call name. */
export default function AgreementPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { name = '' } = useParams()
  const { data, error, isLoading, mutate } = useData(
    showAgreement,
    { params: { name } },
    { quiet: true, keepPreviousData: false },
  )
  const title = data?.name ?? t('title.agreement')
  usePageTitle(data?.name)
  return (
    <Container className={styles.page}>
      <Crumbs trail={[{ name: title }]} />
      <Panel level={1} title={title}>
        {data && <RichText value={data.content} />}
        {(data ? data.content === '' : isFinalNo(error)) && (
          <EmptyState
            title={t('shop.noAgreement')}
            action={
              <LinkButton appearance="primary" to="/">
                {t('shell.home')}
              </LinkButton>
            }
          />
        )}
        {!data && error && !isFinalNo(error) && !isLoading && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && (!error || isLoading) && <LinesSkeleton count={8} />}
      </Panel>
    </Container>
  )
}
