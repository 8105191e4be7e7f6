import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'

/** Shown for unknown URLs. `home` is the audience's home page, `heading` as in `ErrorPage`. Source: RTE-6. */
const NotFound = ({ home = '/', heading = 'h1' }: { home?: string; heading?: 'h1' | 'h2' }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ErrorPage
      around="4"
      heading={heading}
      title={t('error.notFound')}
      hint={t('error.notFoundHint')}
      actions={
        <>
          <Button appearance="primary" icon={<HomeRegular />} onClick={() => void navigate(home)}>
            {t('error.home')}
          </Button>
          <Button icon={<ArrowLeftRegular />} onClick={() => void navigate(-1)}>
            {t('error.back')}
          </Button>
        </>
      }
    />
  )
}
export default NotFound
