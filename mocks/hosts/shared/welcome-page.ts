import { html } from 'hono/html'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { controlCalls } from './control-calls.ts'

const style = `
:root { color-scheme: light dark }
body { margin: 0; background: light-dark(#f2f5f3, #16201a); color: light-dark(#1b1b1b, #f5f5f5); font: 15px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 960px; margin: 0 auto; padding: 32px 16px }
h1 { margin: 0; font-size: 26px } h2 { margin: 32px 0 8px; font-size: 18px }
a { color: light-dark(#07803f, #5fd08f) }
div { overflow-x: auto; border: 1px solid light-dark(#d6dcd8, #3a463f); border-radius: 10px; background: light-dark(#fff, #1d2822) }
table { width: 100%; min-width: 640px; border-collapse: collapse }
th, td { padding: 6px 12px; border-bottom: 1px solid light-dark(#e6ebe8, #2d3831); text-align: left; vertical-align: top }
tr:last-child td { border-bottom: 0 }
pre { margin: 0; padding: 12px } code, pre { font: 13px/1.5 ui-monospace, monospace } td code { white-space: nowrap }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end } label { display: grid; gap: 4px }
input, select, button { padding: 8px 12px; border: 1px solid light-dark(#6b7670, #93a099); border-radius: 6px; background: light-dark(#fff, #1d2822); color: inherit; font: inherit }
button { border-color: #0b7370; background: #0b7370; color: #fff; font-weight: 600; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(#07803f, #5fd08f) }`

const accountRows = Object.values(accounts).map(
  ({ audience, username, password, about }) =>
    html`<tr>
      <td>${audience}</td>
      <td><code>${username}</code></td>
      <td><code>${password}</code></td>
      <td>${about}</td>
    </tr>`,
)

const json = "-H 'content-type: application/json'"

/** Commands that work exactly as printed on a fresh mock. */
const commands = (origin: string) => ({
  signIn: `curl ${origin}/api/login -d username=shopper -d password=shopper123 -d provider=users`,
  signInAsAdmin: [
    `sign=$(curl -s ${origin}/api/captcha -d username=admin | grep -o '"data":"[^"]*"' | cut -d'"' -f4)`,
    `curl ${origin}/api/login -d username=admin -d password=admin123 -d provider=admins -d sign=$sign`,
  ].join('\n'),
  enterState: `curl ${origin}/_mock/states ${json} -d '{"state":"a brand exists","params":{"id":90001,"name":"Northwind"}}'`,
})

const callRows = controlCalls.map(
  ({ method, path, about, example }) =>
    html`<tr>
      <td><code>${method} /_mock${path}</code></td>
      <td>${about}${example === undefined ? '' : html`<br /><code>${JSON.stringify(example)}</code>`}</td>
    </tr>`,
)

type Html = ReturnType<typeof html>

/** Makes a shared world and opens it with its key. Source: HST-4. */
const shareForm = html`<h2>Share a shop</h2>
  <form method="post" action="/w/">
    <label>Name <input name="name" placeholder="32 random digits" pattern="[A-Za-z0-9][A-Za-z0-9\\-]{2,63}" /></label>
    <label>Password <input name="password" type="password" placeholder="none" minlength="4" autocomplete="new-password" /></label>
    <label
      >Visitors may
      <select name="visitors">
        <option value="write">use the shop</option>
        <option value="read">only look at it</option>
      </select></label
    >
    <button>Open a new shop</button>
  </form>
  <p>
    Send its address, <code>/w/NAME/</code>, to the others: they see what you do at once. Your browser keeps the key, which also
    opens the control API of the shop.
  </p>`

/** A section that scrolls sideways on its own, also with the keyboard. */
const section = (title: string, content: Html) =>
  html`<h2>${title}</h2>
    <div tabindex="0" role="region" aria-label="${title}">${content}</div>`

const table = (columns: readonly string[], rows: readonly Html[]) =>
  html`<table>
    <thead>
      <tr>
        ${columns.map(column => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`

/** Commands for the worlds that are not shared, which a public host does not have. */
const commandsOf = (origin: string) => {
  const { signIn, signInAsAdmin, enterState } = commands(origin)
  return html`${section('Sign in as a shopper or seller', html`<pre>${signIn}</pre>`)}
    ${section('Sign in as an administrator', html`<pre>${signInAsAdmin}</pre>`)}
    <p>Send <code>data.access_token</code> of the reply as <code>authorization: Bearer …</code>.</p>
    ${section('Enter a state', html`<pre>${enterState}</pre>`)}`
}

const ownWorlds = html`<p>
  Requests with the header <code>X-Mock-World: name</code> get a world of their own, so that parallel tests do not share data.
</p>`

/**
 * Renders the page that the standalone mock serves at `/` and `/_mock`: the ready accounts, how to get a token and enter a state,
 * and every call of the control API. Source: CTL-10.
 * @param origin the origin of the request, so that the printed commands work.
 * @param isPublic leaves out what only works in worlds that are not shared.
 */
export const welcomePage = (origin: string, isPublic = false) => {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Meridian mock backend</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>Meridian mock backend</h1>
          <p>
            The API is below <code>/api</code>, pictures are below <code>/storage</code>, the control API is below
            <code>/_mock</code> (<a href="/_mock/openapi.json">OpenAPI</a>). A shared shop has its screens, too.
          </p>
          ${shareForm} ${isPublic ? '' : commandsOf(origin)}
          ${section('Ready accounts', table(['Audience', 'Name', 'Password', 'Who'], accountRows))}
          ${section('Control API', table(['Call', 'What it does, and a body to try'], callRows))} ${isPublic ? '' : ownWorlds}
        </main>
      </body>
    </html>`
}
