import type { World } from './world.ts'

const escaped = (text: string): string => text.replace(/[&<>"]/g, letter => `&#${letter.charCodeAt(0)};`)

/**
 * The page of the other service: whom to sign in as. Each choice goes back to `back` with its code.
 * @param back where the shop wants people to return to; only a path of the shop itself, so that no code leaves it.
 */
export const oauthPage = ({ db }: World, name: string, back: string): string => {
  const target = /^\/(?![/\\])/.test(back) ? back : `/callback/oauth/${name}`
  const link = (code: string): string => `${target}${target.includes('?') ? '&' : '?'}code=${encodeURIComponent(code)}`
  const people = db.oauth_people
    .rows()
    .map(({ code, nickname }) => `<li><a href="${escaped(link(code))}">${escaped(nickname)}</a></li>`)
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>微信登录 · Sign in with WeChat</title>
<h1>以谁的身份登录？ Sign in as</h1><ul>${people.join('')}</ul></html>`
}
