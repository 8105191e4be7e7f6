import { html } from 'hono/html'
import { errors } from '#contracts/api/errors.ts'
import type { Bilingual } from '../../refusal.ts'

const wantsEnglish = ({ headers }: Request): boolean => /^(en\b|\*|$)/i.test(headers.get('accept-language') ?? '')

/** The text in the language that the browser asks for. */
export const inLanguage = (request: Request, { zh, en }: Bilingual): string => (wantsEnglish(request) ? en : zh)

const style = `
:root { color-scheme: light dark }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; background: light-dark(#f2f5f3, #16201a); color: light-dark(#1b1b1b, #f5f5f5); font: 16px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; width: min(400px, 100vw); padding: 32px 24px }
h1 { margin: 0 0 8px; font-size: 24px } p { margin: 0 0 24px }
label { display: block; margin-bottom: 4px; font-weight: 600 }
input, button, .button { box-sizing: border-box; width: 100%; padding: 10px 12px; border: 1px solid light-dark(#6b7670, #93a099); border-radius: 6px; background: light-dark(#fff, #1d2822); color: inherit; font: inherit }
button, .button { display: block; margin-top: 16px; border: 0; background: #0b7370; color: #fff; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
:focus-visible { outline: 3px solid light-dark(#07803f, #5fd08f); outline-offset: 2px }
.error { margin: 8px 0 0; color: light-dark(#b10e1c, #f1707b) }`

type Content = ReturnType<typeof html>

/** A page of the host itself, with one heading. */
export const page = async (request: Request, status: number, title: Bilingual, content: Content): Promise<Response> => {
  const heading = inLanguage(request, title)
  const text = await html`<!doctype html>
    <html lang="${wantsEnglish(request) ? 'en' : 'zh-CN'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${heading} · Meridian</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }
  return new Response(String(text), { status, headers })
}

const envelope = (code: number, msg: string): Response =>
  Response.json({ code, msg, data: [] }, { headers: { 'cache-control': 'no-store' } })

/** How a refusal reaches a caller: as an envelope, as JSON of the control API, or as a page. */
const pathKind = (path: string): 'api' | 'control' | 'page' => {
  if (path.startsWith('/api/')) return 'api'
  return path.startsWith('/_mock') || path.startsWith('/storage/') ? 'control' : 'page'
}

type Refused = { readonly code: number; readonly status: number; readonly text: Bilingual }

const refused = (request: Request, path: string, { code, status, text }: Refused): Response | Promise<Response> => {
  const kind = pathKind(path)
  const message = inLanguage(request, text)
  if (kind === 'api') return envelope(code, message)
  return kind === 'control' ? Response.json({ error: message }, { status }) : page(request, status, text, html``)
}

const { tooManyRequests, noPermission } = errors

/** The refusals of a shared world. Source: HST-7, HST-8, HST-9. */
export const worldRefusals = {
  tooMany: { code: 429, status: 429, text: tooManyRequests },
  ended: {
    code: 500,
    status: 410,
    text: { zh: '这个商城已到期结束', en: 'This shared shop has ended.' },
  },
  unknown: { code: 500, status: 404, text: { zh: '没有这个商城', en: 'There is no shared shop at this address.' } },
  needsPassword: {
    code: noPermission.code,
    status: 403,
    text: { zh: '请先输入密码', en: 'This shop needs its password first.' },
  },
  needsKey: {
    code: noPermission.code,
    status: 403,
    text: { zh: '控制接口需要此商城的密钥', en: 'The control API of a shared shop needs its key: X-Mock-Key.' },
  },
  onlyLooking: {
    code: noPermission.code,
    status: 403,
    text: { zh: '此链接只能浏览，不能修改', en: 'This link is for looking only; nothing can be changed.' },
  },
  noLink: {
    code: 500,
    status: 404,
    text: { zh: '此短链接不存在或已过期', en: 'This short link does not exist, or has expired.' },
  },
  tooLarge: { code: 500, status: 413, text: { zh: '上传内容过大', en: 'This upload is too large: at most 12 MB.' } },
} as const satisfies Record<string, Refused>

/** Refuses a request to a shared world, in the form and language that the caller reads. */
export const refuseAs = (name: keyof typeof worldRefusals, request: Request, path: string) =>
  refused(request, path, worldRefusals[name])

/** The page that asks for the password of a shared world. Source: HST-7. */
export const passwordPage = (request: Request, wasWrong: boolean): Promise<Response> => {
  const text = (zh: string, en: string) => inLanguage(request, { zh, en })
  return page(
    request,
    wasWrong ? 403 : 401,
    { zh: '此商城需要密码', en: 'This shop has a password' },
    html`<p>${text('请向分享链接的人询问密码。', 'Ask whoever sent you the link for it.')}</p>
      <form method="post">
        <label for="password">${text('密码', 'Password')}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          autofocus
          ${wasWrong ? html`aria-invalid="true" aria-describedby="problem"` : ''}
        />
        ${wasWrong ? html`<p class="error" id="problem" role="alert">${text('密码不正确', 'This is not the password.')}</p>` : ''}
        <button>${text('进入商城', 'Enter the shop')}</button>
      </form>`,
  )
}

/** The page of a host that has no build of the app. */
export const buildFirst = (request: Request): Promise<Response> =>
  page(
    request,
    503,
    { zh: '尚未构建界面', en: 'The app is not built yet' },
    html`<p>
      ${inLanguage(request, { zh: '请在服务器上运行以下命令，然后刷新：', en: 'Run this on the server, then reload:' })}
      <code>npm run demo -- --no-serve</code>
    </p>`,
  )
