import type { Row } from '../kind.ts'

const candidates = ['name', 'goods_name', 'nickname', 'order_no', 'title', 'username', 'store_name', 'ename']

/** What a row is called where it is spoken of: the first of its usual names, else its number. Source: TPK-3. */
export const nameOfRow = (row: Row): string => {
  const found = candidates.map(name => row[name]).find(value => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : `#${String(row.id)}`
}
