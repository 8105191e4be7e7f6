import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { listSeckills } from '#contracts/api/marketing/seckills.ts'
import { serverTime, timeOf, useNow } from '#src/lib/format/clock.ts'
import { useData } from '#src/lib/http/use-data.ts'

/** A product with the price of its flash sale. */
export type Sale = ReplyOf<typeof listSeckills>['data'][number]

const Sales = createContext<ReadonlyMap<number, Sale>>(new Map())

/** `2026-06-15 10:30:00` is `10:30`. */
export const clockOf = (time: string): string => time.slice(11, 16)

/** Whether a sale runs at a time in milliseconds; a server may leave out its times. */
const runs = ({ start_time, end_time }: Sale, at: number): boolean =>
  (start_time === '' || timeOf(start_time) <= at) && (end_time === '' || at < timeOf(end_time))

const minute = 60_000
const minutes = () => Math.floor(serverTime() / minute)

/** Reports each new minute of the server's clock; a component of its own, because it renders every second. */
const Minutes = ({ onMinute }: { onMinute: (at: number) => void }) => {
  const at = Math.floor(useNow() / 60)
  useEffect(() => onMinute(at), [at, onMinute])
  return null
}

/** The flash sales that run now, best-selling first; requested again at every full hour, when others start. */
export const useRunningSales = () => {
  const [at, setAt] = useState(minutes)
  const hour = Math.floor(at / 60)
  const { data, error, mutate } = useData(
    listSeckills,
    { query: { start_time: 0, page: 1, per_page: 20 } },
    { quiet: true, shouldRetryOnError: false },
  )
  const known = useRef(hour)
  useEffect(() => {
    if (known.current === hour) return
    known.current = hour
    void mutate()
  }, [hour, mutate])
  const sales = useMemo(() => data?.data.filter(sale => runs(sale, Math.max(at * minute, serverTime()))), [data, at])
  return { sales, error: data ? undefined : error, retry: () => void mutate(), ticker: <Minutes onMinute={setAt} /> }
}

/**
 * Lets the products inside show the prices of running flash sales, because other lists send the usual price. The products appear
 * at once; their sale prices follow. Source: FLS-7.
 */
export const RunningSales = ({ children }: { children: ReactNode }) => {
  const { sales, ticker } = useRunningSales()
  const byId = useMemo(() => new Map(sales?.map(sale => [sale.id, sale])), [sales])
  return (
    <Sales value={byId}>
      {ticker}
      {children}
    </Sales>
  )
}

/** The running flash sale of a product, below `RunningSales`. */
export const useSaleOf = (id: number): Sale | undefined => useContext(Sales).get(id)
