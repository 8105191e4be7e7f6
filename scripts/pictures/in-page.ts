// These functions run inside a page, so they use nothing from outside themselves.

/** The session storage key under which a start waits for the next page. */
export const startKey = 'pictures:start'

/** Runs in every page before its own scripts: passes the start on to the mock, counts open requests and hides the caret. */
export const prepareWindow = (key: string): void => {
  const start = location.origin === 'null' ? null : sessionStorage.getItem(key)
  if (start) Object.assign(window, { __mockStart: JSON.parse(start) })
  const ask = window.fetch.bind(window)
  window.openRequests = 0
  window.fetch = async (input, init) => {
    window.openRequests += 1
    try {
      return await ask(input, init)
    } finally {
      window.openRequests -= 1
    }
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { caret-color: transparent !important; scroll-behavior: auto !important }')
  document.adoptedStyleSheets = [sheet]
}

/** Empties what the browser stores for this origin, and keeps the language and start for the next page. */
export const startOver = async ([key, start, language]: readonly [string, string, string]): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name = '' } of await indexedDB.databases())
    await new Promise<void>(done => {
      const request = indexedDB.deleteDatabase(name)
      for (const end of ['success', 'error', 'blocked'] as const) request.addEventListener(end, () => done())
    })
  localStorage.setItem('language', language)
  sessionStorage.setItem(key, start)
}

/** Navigates within the app, without a reload. */
export const visit = (path: string): void => {
  window.leftContent = document.querySelector('main')?.innerHTML
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/**
 * Waits until a page waits for no request and picture, shows nothing as loading, and has stopped changing; then ends animations.
 * @param needs a selector of what must be there.
 * @param most how many rounds of 20 ms to wait at most.
 * @returns false if the page was still changing after that.
 */
export const comeToRest = async ({ needs, most }: { needs: string; most: number }): Promise<boolean> => {
  const busy = '[aria-busy="true"], .fui-Skeleton, .fui-Spinner'
  const reach = 2 * screen.height
  const lacksPictures = () =>
    [...document.images].some(image => !image.complete && image.getBoundingClientRect().top < reach && image.checkVisibility())
  const isThere = () => {
    const content = document.querySelector(needs)
    return content !== null && content.innerHTML !== window.leftContent
  }
  const isCalm = () => window.openRequests === 0 && isThere() && document.querySelector(busy) === null && !lacksPictures()
  let calm = 0
  let size = 0
  let round = 0
  for (; calm < 4 && round < most; round += 1) {
    await new Promise(done => setTimeout(done, 20))
    const now = document.body.innerHTML.length
    calm = isCalm() && now === size ? calm + 1 : 0
    size = now
  }
  window.leftContent = undefined
  await document.fonts.ready
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
    else animation.cancel()
  }
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return calm >= 4
}
