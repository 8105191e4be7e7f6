import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

type Change = (
  change: (now: URLSearchParams) => URLSearchParams,
  options?: { replace: boolean; preventScrollReset: boolean },
) => void
type Address = readonly [params: URLSearchParams, change: Change]

const OwnAddressContext = createContext<Address | undefined>(undefined)

/** Tables below keep page and filters to themselves: a table in a dialog does not touch the address of the screen behind it. */
export const OwnAddress = ({ children }: { children: ReactNode }) => {
  const [params, setParams] = useState(() => new URLSearchParams())
  const address = useMemo((): Address => [params, change => setParams(change)], [params])
  return <OwnAddressContext.Provider value={address}>{children}</OwnAddressContext.Provider>
}

/** What a table keeps its view in: the address of the page, unless it has one of its own. */
export const useViewParams = (): Address => {
  const [params, change] = useSearchParams()
  return useContext(OwnAddressContext) ?? [params, change]
}

/** Has the table an address of its own, in a dialog on a screen that is about something else? */
export const useHasOwnAddress = (): boolean => useContext(OwnAddressContext) !== undefined
