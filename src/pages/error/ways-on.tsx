import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { HomeRegular } from '@fluentui/react-icons/svg/home'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** Buttons of an error page: to the home page `home` of the audience, and back. */
export const WaysOn = ({ home }: { home: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <>
      <Button appearance="primary" icon={<HomeRegular />} onClick={() => void navigate(home)}>
        {t('error.home')}
      </Button>
      <Button icon={<ArrowLeftRegular />} onClick={() => void navigate(-1)}>
        {t('error.back')}
      </Button>
    </>
  )
}
