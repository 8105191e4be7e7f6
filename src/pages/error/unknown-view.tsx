import { Button } from '@fluentui/react-components'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'

/** Shown if the server's menu refers to a screen that this frontend does not have. */
export const UnknownView = ({ view, home }: { view: string; home: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <ErrorPage
      heading="h2"
      title={t('error.unknownView')}
      hint={view ? t('error.unknownViewHint', { view }) : t('error.noViewHint')}
      actions={
        <Button icon={<HomeRegular />} onClick={() => void navigate(home)}>
          {t('error.home')}
        </Button>
      }
    />
  )
}
