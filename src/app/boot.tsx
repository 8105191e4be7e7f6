import { Spinner, makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({ root: { display: 'grid', placeItems: 'center', minHeight: '100vh' } })

/** What is shown until the first screen has come. */
export const Boot = () => {
  const { t } = useTranslation()
  return (
    <div className={useStyles().root}>
      <Spinner size="large" label={t('ui.loading')} labelPosition="below" />
    </div>
  )
}
