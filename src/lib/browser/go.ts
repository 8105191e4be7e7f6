/** Paths here are those of the router: without the base under which the app is mounted. */
type Goer = { go: (path: string) => void; path: () => string }

const byAddress: Goer = {
  go: path => {
    if (typeof window !== 'undefined') window.location.assign(path)
  },
  path: () => (typeof window === 'undefined' ? '/' : `${window.location.pathname}${window.location.search}`),
}

let goer = byAddress

/** Goes to a path of the app, from outside components. */
export const goTo = (path: string): void => goer.go(path)

/** Path and query of the current screen. */
export const currentPath = (): string => goer.path()

/** The router takes over navigation. */
export const letRouterGo = (router: Goer): void => {
  goer = router
}
