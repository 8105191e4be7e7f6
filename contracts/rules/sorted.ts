import { must } from './rule.ts'

/** Asserts that the values of a field are sorted. @throws Broken */
export const inOrder = (field: string, values: readonly (string | number)[], order: 'asc' | 'desc'): void => {
  const sign = order === 'asc' ? 1 : -1
  const at = values.findIndex((value, place) => place > 0 && sign * (Number(value) - Number(values[place - 1])) < 0)
  must(
    at < 0,
    `data.data[${at}].${field}`,
    `${order === 'asc' ? 'at least' : 'at most'} ${values[at - 1]}, as sorted`,
    values[at],
  )
}
