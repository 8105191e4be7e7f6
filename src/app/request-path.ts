/** The path of a navigation, with its query and without the base under which the app is mounted. */
export const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return `${pathname.startsWith(base) ? pathname.slice(base.length) : pathname}${search}`
}
