import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AuthProvider } from '#src/table/upload-auth.ts'
import { CountTabs } from '#src/ui/layout/count-tabs.tsx'
import { PartForm } from './stores/part-form.tsx'
import { storeParts } from './stores/parts.ts'

const useStyles = makeStyles({
  tabs: { marginBottom: tokens.spacingVerticalL },
})

/** The settings of the caller's own store, in tabs; the tab is stored in the URL. Source: STW-4. */
export default function StoreSettings() {
  const { t } = useTranslation()
  const styles = useStyles()
  const [params, setParams] = useSearchParams()
  const part = storeParts.find(({ name }) => name === params.get('part')) ?? storeParts[0]
  return (
    <AuthProvider value="seller">
      <div className={styles.tabs}>
        <CountTabs
          label={t('stores.about')}
          tabs={storeParts.map(({ name, title }) => ({ value: name, name: t(title) }))}
          chosen={part.name}
          onChoose={name => setParams({ part: name })}
        />
      </div>
      <PartForm key={part.name} part={part} />
    </AuthProvider>
  )
}
