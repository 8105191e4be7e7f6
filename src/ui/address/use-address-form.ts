import { useForm } from 'react-hook-form'
import { AddressForm, userAddresses, type Address } from '#contracts/api/accounts/addresses.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { text } from '#src/lib/format/text.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { accepted } from '../form/accepted.ts'
import { resolverOf } from '../form/form-error.ts'
import { useDraft } from '../form/use-draft.ts'
import { useSubmit } from '../form/use-submit.ts'
import { isWhole, pathOf } from './area-path.ts'

const valuesOf = (address: Address | undefined) => ({
  receive_name: address?.receive_name ?? '',
  receive_tel: address?.receive_tel ?? '',
  area: address ? pathOf(address) : [],
  address: address?.address ?? '',
  is_default: address?.is_default ?? 0,
})

/**
 * The address form: adds an address, or edits `address`. Validates against the contract's schema and requires an area down to its
 * last level. After saving it shows a toast, revalidates the address lists and returns the id.
 */
export const useAddressForm = (address: Address | undefined, onSaved: (id: number) => void) => {
  const { data: areas = [] } = useData(loadAreas, {}, { quiet: true, revalidateIfStale: false, revalidateOnFocus: false })
  const refresh = useRefresh()
  const rules = AddressForm.refine(form => areas.length === 0 || isWhole(areas, form.area), { path: ['area'] })
  const form = useForm({ resolver: resolverOf(rules), defaultValues: valuesOf(address) })
  useDraft(`address/${address?.id ?? 'new'}`, form)
  const save = useSubmit(form.handleSubmit, async body => {
    const saving = address
      ? call(userAddresses.update, { params: { id: address.id }, body }).then(() => address)
      : call(userAddresses.create, { body })
    // The server can refuse only the area of a new address; an edited address may also have been deleted.
    const saved = await accepted(form, address ? undefined : 'area', saving)
    if (!saved) return
    notify.success(text('address.saved'))
    await refresh(userAddresses.list, userAddresses.show)
    onSaved(saved.id)
  })
  return { form, save }
}
