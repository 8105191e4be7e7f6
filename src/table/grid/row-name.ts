import type { Row } from '../kind.ts'

const candidates = ['name', 'goods_name', 'nickname', 'order_no', 'title', 'username', 'store_name', 'ename']

/** What a row is called where it is spoken of: the first of its usual names, else its number. Source: TPK-3. */
export const nameOfRow = (row: Row): string => {
  const isFilled = (name: string) => Object.hasOwn(row, name) && typeof row[name] === 'string' && row[name] !== ''
  // Only names that the row has are read: the others are no fields of its call.
  const name = candidates.find(isFilled)
  return name === undefined ? `#${String(row.id)}` : String(row[name])
}
