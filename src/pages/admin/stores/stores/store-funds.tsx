import { Button, DialogActions, DialogBody, DialogContent, DialogTitle } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { FundsForm, FundsFrame } from '../../accounts/users/funds-dialog.tsx'
import { holderOfStore } from '../../accounts/users/purses.ts'

type Row = { readonly id: number; readonly store_name: string }
type Props = { readonly row: Row; readonly onClose: () => void; readonly reload: () => void }

const Loaded = ({ row: { id, store_name }, onClose, reload }: Props) => {
  const { t } = useTranslation()
  const { data, error, isValidating, mutate } = useData(adminStores.show, { params: { id } }, fresh)
  if (data && !isValidating) return <FundsForm holder={holderOfStore(data)} onClose={onClose} reload={reload} />
  return (
    <DialogBody>
      <DialogTitle>{t('users.fundsOf', { name: store_name })}</DialogTitle>
      <DialogContent>
        {error && !isValidating ? (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ) : (
          <LinesSkeleton count={4} size={32} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('btn.cancel')}</Button>
      </DialogActions>
    </DialogBody>
  )
}

/** Adjusts a store's funds. Loads its balances first, because the list does not contain them. Source: MSC-9. */
export const StoreFunds = ({ rows: [row], ...rest }: Omit<Props, 'row'> & { readonly rows: readonly Row[] }) => (
  <FundsFrame onClose={rest.onClose}>{row && <Loaded row={row} {...rest} />}</FundsFrame>
)
