import { makeStyles, tokens } from '@fluentui/react-components'
import { useSearchParams } from 'react-router-dom'
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { call } from '#src/lib/http/call.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { useListQuery } from '#src/table/search/use-address.ts'
import { withTab } from '#src/ui/layout/tab-address.ts'
import { StepTabs, stepOf } from './stores/step-tabs.tsx'
import { storesTable } from './stores/table.ts'

// Height of the tabs above the table.
const useStyles = makeStyles({
  root: { '--above-table': '56px', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

/** Stores by application step; the reply also counts the other steps if the list is requested as `Admin`. Source: STS-4, STW-6. */
export default function Stores() {
  const styles = useStyles()
  const [params, setParams] = useSearchParams()
  const step = stepOf(params)
  const list = useListQuery(storesTable)
  const fixed = { store_verify: String(step), isResource: 'Admin' }
  const answer = useData(
    listAdminStores,
    { query: { ...list, ...fixed } },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const choose = (next: string) => setParams(now => withTab(now, 'step', next))
  return (
    <div className={styles.root}>
      <StepTabs step={step} counts={answer.data?.count} onChoose={choose} />
      <TableScreen
        definition={storesTable}
        pushed={{
          ...answer,
          from: listAdminStores,
          ask: (query, signal) => call(listAdminStores, { query: { ...query, ...fixed } }, { signal }),
        }}
      />
    </div>
  )
}
