import { Button } from '@fluentui/react-components'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import { useTranslation } from 'react-i18next'
import { listCashes } from '#contracts/api/money/cashes.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CashDialog } from './cashes/cash-dialog.tsx'
import { CashRow } from './cashes/cash-row.tsx'
import { useCashRequest } from './cashes/use-cash-request.ts'
import { ListFrame } from './layout/list-frame.tsx'
import { useListStyles } from './layout/list-styles.ts'
import { usePage } from './layout/use-page.ts'

/** /user/cashes: the shopper's withdrawals, and the form that requests one. Source: MSC-2. */
const CashesPage = () => {
  const styles = useListStyles()
  const { t } = useTranslation()
  const [page, goTo] = usePage()
  const answer = useData(listCashes, { query: { page, per_page: 20 } }, { quiet: true })
  const { account, busy, begin, end } = useCashRequest()
  const ask = (
    <Button appearance="primary" icon={<WalletRegular />} disabledFocusable={busy} onClick={() => void begin()}>
      {t('user.cashes.ask')}
    </Button>
  )
  return (
    <Panel level={1} title={t('user.cashes.title')} hint={t('user.cashes.hint')} extra={ask}>
      <ListFrame
        answer={answer}
        onPage={goTo}
        empty={<EmptyState icon={<WalletRegular />} title={t('user.cashes.emptyTitle')} hint={t('user.cashes.emptyHint')} />}
      >
        {rows => (
          <ul className={styles.list}>
            {rows.map(cash => (
              <CashRow key={cash.id} cash={cash} />
            ))}
          </ul>
        )}
      </ListFrame>
      <CashDialog account={account} onClose={end} />
    </Panel>
  )
}
export default CashesPage
