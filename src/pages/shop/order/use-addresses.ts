import { useRef, useState } from 'react'
import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import { call } from '#src/lib/http/call.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'

/**
 * The shopper's addresses and the delivery address; choosing one also makes it the default. `ask` returns the address, or marks
 * it as missing and moves the focus to the button that adds one. Source: OSC-2.
 */
export const useAddresses = () => {
  const { data, error, mutate } = useData(userAddresses.list, { query: { page: 1, per_page: 100 } }, { quiet: true })
  const refresh = useRefresh()
  const [picked, setPicked] = useState<number>()
  const [isSubmitted, setSubmitted] = useState(false)
  const addRef = useRef<HTMLButtonElement>(null)
  const list = data?.data.toSorted((a, b) => b.is_default - a.is_default || b.id - a.id)
  const chosen = list?.find(address => address.id === picked) ?? list?.[0]
  const choose = async (id: number) => {
    setPicked(id)
    // If the server refuses, the order still goes to this address; only the default does not change.
    await succeeded(call(setDefaultAddress, { params: { id } }))
    await refresh(userAddresses.list)
  }
  /** The delivery address; if none is chosen, marks it as missing. */
  const ask = () => {
    setSubmitted(true)
    if (!chosen) addRef.current?.focus()
    return chosen
  }
  return {
    list,
    chosen,
    ask,
    isMissing: isSubmitted && !chosen,
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
