import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'

type Change = (
  change: (now: URLSearchParams) => URLSearchParams,
  options?: { replace: boolean; preventScrollReset: boolean },
) => void
type Address = readonly [params: URLSearchParams, change: Change]

const OwnAddressContext = createContext<Address | undefined>(undefined)

/** Gives the tables below their own page and filter state, so that a table in a dialog does not change the URL. */
export const OwnAddress = ({ children }: { children: ReactNode }) => {
  const [params, setParams] = useState(() => new URLSearchParams())
  const address = useMemo((): Address => [params, change => setParams(change)], [params])
  return <OwnAddressContext.Provider value={address}>{children}</OwnAddressContext.Provider>
}

/** Where a table stores its view: the URL, or its own state in a dialog. */
export const useViewParams = (): Address => {
  const [params, change] = useSearchParams()
  return useContext(OwnAddressContext) ?? [params, change]
}

/** Returns true if the table has its own state instead of the URL. */
export const useHasOwnAddress = (): boolean => useContext(OwnAddressContext) !== undefined
