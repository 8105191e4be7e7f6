/** Paths are the router's: without the base path of the app. */
type Navigation = { go: (path: string) => void; path: () => string }

const byAddress: Navigation = {
  go: path => {
    if (typeof window !== 'undefined') window.location.assign(path)
  },
  path: () => (typeof window === 'undefined' ? '/' : `${window.location.pathname}${window.location.search}`),
}

let navigation = byAddress

/** Navigates within the app from outside components. */
export const goTo = (path: string): void => navigation.go(path)

/** Path and query of the current screen. */
export const currentPath = (): string => navigation.path()

/** Registers the router for `goTo` and `currentPath`. */
export const navigateBy = (router: Navigation): void => {
  navigation = router
}
