import { useRef, useState } from 'react'
import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import { call } from '#src/lib/http/call.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'

/**
 * The shopper's addresses and the one to deliver to; choosing one makes it the default. Where there is none, asking for it marks that
 * and leads to adding one. Source: OSC-2.
 */
export const useAddresses = () => {
  const { data, error, mutate } = useData(userAddresses.list, { query: { page: 1, per_page: 100 } }, { quiet: true })
  const refresh = useRefresh()
  const [picked, setPicked] = useState<number>()
  const [asked, setAsked] = useState(false)
  const addRef = useRef<HTMLButtonElement>(null)
  const list = data?.data.toSorted((a, b) => b.is_default - a.is_default || b.id - a.id)
  const chosen = list?.find(address => address.id === picked) ?? list?.[0]
  const choose = async (id: number) => {
    setPicked(id)
    // The order can go there all the same when it is refused; only the default stays as it was.
    await succeeded(call(setDefaultAddress, { params: { id } }))
    await refresh(userAddresses.list)
  }
  /** The address; nothing, which is marked, where none is chosen yet. */
  const ask = () => {
    setAsked(true)
    if (!chosen) addRef.current?.focus()
    return chosen
  }
  return {
    list,
    chosen,
    ask,
    isMissing: asked && !chosen,
    addRef,
    error,
    choose,
    /** The one that was chosen here; none: the default. */
    picked,
    pick: setPicked,
    retry: () => {
      void mutate()
    },
  }
}

export type Addresses = ReturnType<typeof useAddresses>
