import type { Injection } from '../defect.ts'
import { data, envelopeOf, rows } from './reply.ts'
import { requestLike, search } from './request.ts'

type Row = Record<string, unknown> & { id: number }
type Page = { data: Row[]; current_page: number; per_page: number }
type Sort = { column?: string; sign: 1 | -1 }

/** The order that an encoded search asks for; without a column if it asks for none. */
const sortOf = (request: Request): Sort => {
  try {
    const { sort_type: column, sort_order } = JSON.parse(atob(new URL(request.url).searchParams.get('params') ?? '')) as {
      sort_type?: string
      sort_order?: string
    }
    return { ...(column && { column }), sign: sort_order === 'asc' ? 1 : -1 }
  } catch {
    return { sign: -1 }
  }
}

/** Divides the default order into pages and sorts the rows of the page alone. */
export const sortsWithinPage: Injection = around => async request => {
  const { column, sign } = sortOf(request)
  if (column === undefined) return around.mock(request)
  const byDefault = search(({ sort_type: _, sort_order: __, ...asked }) => asked)(around)
  const sorted = rows(list => (list as Row[]).toSorted((a, b) => sign * (Number(a[column]) - Number(b[column]))))
  return sorted({ ...around, mock: byDefault })(request)
}

/** Compares the values of the column to sort by as texts, so that 90.00 is more than 150.00. */
export const sortsAsText: Injection = around => async request => {
  const { column, sign } = sortOf(request)
  if (column === undefined) return around.mock(request)
  const url = new URL(request.url)
  url.searchParams.set('page', '1')
  url.searchParams.set('per_page', '400')
  const whole = (await envelopeOf(await around.mock(await requestLike(request, { url: url.href })))).data as Page
  const all = whole.data.toSorted((a, b) => sign * (String(a[column]) < String(b[column]) ? -1 : 1))
  return data(sent => {
    const { current_page, per_page } = sent as Page
    return { ...Object(sent), data: all.slice((current_page - 1) * per_page, current_page * per_page) }
  })(around)(request)
}
