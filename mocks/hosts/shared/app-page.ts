/** Headers of the app's page: it is never cached, not shown in frames of others, and tells other sites no address. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
}

/**
 * The app's page for a world: the name in it tells the app to use this host instead of the backend inside the page.
 * @param page the `index.html` of the demo's build. Source: HST-4.
 */
export const appPageOf = (page: string, world: string): Response =>
  new Response(page.replace('<head>', `<head>\n    <meta name="meridian-world" content="${world}" />`), { headers })
