import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AuthProvider } from '#src/table/upload-auth.ts'
import { PartForm } from './stores/part-form.tsx'
import { storeParts } from './stores/parts.ts'

const useStyles = makeStyles({
  tabs: { flexWrap: 'wrap', marginBottom: tokens.spacingVerticalL },
})

/** The settings of the caller's own store, in tabs; the tab is stored in the URL. Source: STW-4. */
export default function StoreSettings() {
  const { t } = useTranslation()
  const styles = useStyles()
  const [params, setParams] = useSearchParams()
  const part = storeParts.find(({ name }) => name === params.get('part')) ?? storeParts[0]
  return (
    <AuthProvider value="seller">
      <TabList
        className={styles.tabs}
        selectedValue={part.name}
        onTabSelect={(_, { value }) => setParams({ part: String(value) })}
      >
        {storeParts.map(({ name, title }) => (
          <Tab key={name} value={name}>
            {t(title)}
          </Tab>
        ))}
      </TabList>
      <PartForm key={part.name} part={part} />
    </AuthProvider>
  )
}
