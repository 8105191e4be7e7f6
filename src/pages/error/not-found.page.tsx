import { useTranslation } from 'react-i18next'
import { ErrorPage } from './error-page.tsx'
import { WaysOn } from './ways-on.tsx'

/** Shown for unknown URLs. `home` is the audience's home page, `heading` as in `ErrorPage`. Source: RTE-6. */
const NotFound = ({ home = '/', heading = 'h1' }: { home?: string; heading?: 'h1' | 'h2' }) => {
  const { t } = useTranslation()
  return (
    <ErrorPage
      around="4"
      heading={heading}
      title={t('error.notFound')}
      hint={t('error.notFoundHint')}
      actions={<WaysOn home={home} />}
    />
  )
}
export default NotFound
