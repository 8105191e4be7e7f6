import { useTranslation } from 'react-i18next'
import { setDefaultAddress, userAddresses, type Address } from '#contracts/api/accounts/addresses.ts'
import { formatAddress } from '#src/lib/format/address.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { keepFocus } from '#src/ui/focus/keep-focus.ts'

/** Actions on an address besides editing; each shows a toast and revalidates the lists. */
export const useAddressActions = () => {
  const { t } = useTranslation()
  const ask = useConfirm()
  const refresh = useRefresh()
  const done = async (work: Promise<unknown>, message: string) => {
    if (await succeeded(work)) notify.success(message)
    // Also after a refusal: another tab may have changed the address.
    await refresh(userAddresses.list)
    keepFocus()
  }
  return {
    makeDefault: ({ id }: Address) => done(call(setDefaultAddress, { params: { id } }), t('address.madeDefault')),
    remove: async ({ id, receive_name, area_info, address }: Address) => {
      const sure = await ask({
        title: t('address.removeTitle'),
        text: `${receive_name}, ${formatAddress(area_info, address)}`,
        yes: t('btn.delete'),
        no: t('btn.cancel'),
      })
      if (sure) await done(call(userAddresses.remove, { params: { ids: id } }), t('address.removed'))
    },
  }
}
