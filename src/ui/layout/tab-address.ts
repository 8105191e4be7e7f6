/**
 * The URL's query with another tab of a list: on the first page, because the number is that of the former list, and with the other
 * filters. Source: TLI-4.
 * @param name the parameter that says which tab is open.
 * @param value of the tab; empty for the one that needs no parameter.
 */
export const withTab = (now: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(now)
  next.delete('page')
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
