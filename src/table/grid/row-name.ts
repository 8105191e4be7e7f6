import type { Row } from '../kind.ts'

const candidates = ['name', 'goods_name', 'nickname', 'order_no', 'title', 'username', 'store_name', 'ename']

/** Display name of a row, for labels: the first of the usual name fields, else its id. Source: TPK-3. */
export const nameOfRow = (row: Row): string => {
  const isFilled = (name: string) => Object.hasOwn(row, name) && typeof row[name] === 'string' && row[name] !== ''
  // Reads only fields that the row has, because tracing counts reads of other names as missing fields.
  const name = candidates.find(isFilled)
  return name === undefined ? `#${String(row.id)}` : String(row[name])
}
