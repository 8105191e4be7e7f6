import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { useData } from '#src/lib/http/use-data.ts'

/** The name of a courier by its code, which is all that orders contain; the code itself if it is unknown. */
export const useCourier = (code: string): string => {
  const { data } = useData(allExpresses, code ? { query: { isAll: 'true' } } : null, { quiet: true, revalidateOnFocus: false })
  return data?.find(courier => courier.code === code)?.name ?? code
}
