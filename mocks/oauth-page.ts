import { localAddress } from '#contracts/wire/local-path.ts'
import type { World } from './world.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

const style = `
:root { color-scheme: light dark }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: light-dark(#f2f5f3, #16201a); color: light-dark(#1b1b1b, #f5f5f5); font: 16px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; width: min(420px, 100vw - 24px); padding: 32px; border-radius: 16px; background: light-dark(#fff, #232d27); box-shadow: 0 8px 32px #0003 }
h1 { margin: 0; font-size: 22px } p { margin: 4px 0 24px; color: light-dark(#5c5c5c, #c2c2c2) }
ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none }
a { display: flex; align-items: center; gap: 12px; padding: 10px 12px; border: 1px solid light-dark(#d6dcd8, #46544b); border-radius: 10px; color: inherit; text-decoration: none }
a:hover { background: light-dark(#eaf6ee, #2d3b33) } a:focus-visible { outline: 3px solid light-dark(#07803f, #5fd08f) }
span { display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; background: light-dark(#dff3e7, #35453c) }`

/**
 * Renders the login page of the simulated provider. Choosing a person redirects to `back` with that person's code. Source:
 * SGN-12.
 * @param back where to redirect to. Only a path of this app is accepted, so that no code leaks to another site.
 */
export const oauthPage = ({ db }: World, back: string): string => {
  const target = localAddress(back)?.path ?? '/login'
  const link = (code: string): string => `${target}${target.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}`
  const people = db.oauth_people
    .rows()
    .map(
      ({ code, nickname }) =>
        `<li><a href="${escaped(link(code))}"><span aria-hidden="true">${escaped(nickname.slice(0, 1))}</span>${escaped(nickname)}</a></li>`,
    )
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>微信登录 · Sign in with WeChat</title><style>${style}</style></head>
<body><main><h1>微信登录 · WeChat</h1><p>以谁的身份登录？ Sign in as</p><ul>${people.join('')}</ul></main></body></html>`
}
