/** Paths here are those of the router: without the base under which the app is mounted. */
type Navigation = { go: (path: string) => void; path: () => string }

const byAddress: Navigation = {
  go: path => {
    if (typeof window !== 'undefined') window.location.assign(path)
  },
  path: () => (typeof window === 'undefined' ? '/' : `${window.location.pathname}${window.location.search}`),
}

let navigation = byAddress

/** Goes to a path of the app, from outside components. */
export const goTo = (path: string): void => navigation.go(path)

/** Path and query of the current screen. */
export const currentPath = (): string => navigation.path()

/** The router takes over navigation. */
export const navigateBy = (router: Navigation): void => {
  navigation = router
}
