import { useRef, useState } from 'react'
import { setDefaultAddress, userAddresses, type Address } from '#contracts/api/accounts/addresses.ts'
import { call } from '#src/lib/http/call.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'

const sorted = (addresses: readonly Address[]) => addresses.toSorted((a, b) => b.is_default - a.is_default || b.id - a.id)

/**
 * The shopper's addresses and the delivery address; choosing one also makes it the default. `ask` resolves with the address, or
 * marks it as missing and moves the focus to the button that adds one. Source: OSC-2.
 */
export const useAddresses = () => {
  const { data, error, mutate } = useData(userAddresses.list, { query: { page: 1, per_page: 100 } }, { quiet: true })
  const refresh = useRefresh()
  const [picked, setPicked] = useState<number>()
  const [isSubmitted, setSubmitted] = useState(false)
  const addRef = useRef<HTMLButtonElement>(null)
  const list = data && sorted(data.data)
  const chosenIn = (addresses: readonly Address[] = []) => addresses.find(({ id }) => id === picked) ?? addresses[0]
  const chosen = chosenIn(list)
  const choose = async (id: number) => {
    setPicked(id)
    // If the server refuses, the order still goes to this address; only the default does not change.
    await succeeded(call(setDefaultAddress, { params: { id } }))
    await refresh(userAddresses.list)
  }
  /** The delivery address, once the addresses are loaded; if there is none, marks it as missing. */
  const ask = async () => {
    setSubmitted(true)
    const loaded = data ?? (await mutate())
    const address = chosenIn(loaded && sorted(loaded.data))
    if (!address) addRef.current?.focus()
    return address
  }
  return {
    list,
    chosen,
    ask,
    isMissing: isSubmitted && list !== undefined && !chosen,
    addRef,
    error,
    choose,
    /** Id of the address chosen here; undefined: the default. */
    picked,
    pick: setPicked,
    retry: () => {
      void mutate()
    },
  }
}

export type Addresses = ReturnType<typeof useAddresses>
