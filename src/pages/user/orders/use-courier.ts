import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { useData } from '#src/lib/http/use-data.ts'

/** The name of a courier by its code, all that orders carry; the code itself where nobody is known by it. */
export const useCourier = (code: string): string => {
  const { data } = useData(allExpresses, code ? { query: { isAll: 'true' } } : null, { quiet: true, revalidateOnFocus: false })
  return data?.find(courier => courier.code === code)?.name ?? code
}
