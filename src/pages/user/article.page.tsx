import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { showArticle } from '#contracts/api/content/articles.ts'
import { articlePath } from '#src/lib/site/article-path.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { usePageTitle } from '#src/lib/browser/page-title.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { RichText } from '#src/ui/media/rich-text.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'

/** /user/article/{name}: an article by its title, open to guests. Requested only once, because each request counts as a view. */
const ArticlePage = () => {
  const { t } = useTranslation()
  const { name = '' } = useParams()
  const { data, error, mutate } = useData(
    showArticle,
    { params: { name } },
    { quiet: true, keepPreviousData: false, revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  )
  usePageTitle(data?.name)
  const hint = data && t('user.article.said', { time: formatDateTime(data.updated_at), count: data.click })
  return (
    <Panel level={1} title={data?.name ?? name} {...(hint && { hint: hint })}>
      {!data && !error && <LinesSkeleton count={6} />}
      {(data ? data.content === '' : isFinalNo(error)) && (
        <EmptyState
          title={t('user.article.missing')}
          hint={t('user.article.missingHint')}
          action={<LinkButton to={articlePath('help')}>{t('user.menu.help')}</LinkButton>}
        />
      )}
      {!data && error && !isFinalNo(error) && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data && <RichText value={data.content} />}
    </Panel>
  )
}
export default ArticlePage
