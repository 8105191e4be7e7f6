import type { Row } from '../kind.ts'

const candidates = ['name', 'goods_name', 'nickname', 'order_no', 'title', 'username', 'store_name', 'ename']

/** Display name of a row, for labels: the first of the usual name fields, else its id. Source: TPK-3. */
export const nameOfRow = (row: Row): string => {
  const isFilled = (name: string) => Object.hasOwn(row, name) && typeof row[name] === 'string' && row[name] !== ''
  // Only names that the row has are read: the others are no fields of its call.
  const name = candidates.find(isFilled)
  return name === undefined ? `#${String(row.id)}` : String(row[name])
}
