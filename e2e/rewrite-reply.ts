import type { Page } from '@playwright/test'

/**
 * Changes the text of every reply of a call before the page reads it, to imitate a server with other data. Applies from the
 * next load.
 * @param path a part of the call's URL.
 * @param pattern a regular expression; every match in the reply is replaced by `by`.
 */
export const rewriteReply = (page: Page, path: string, pattern: RegExp, by: string): Promise<unknown> =>
  page.addInitScript(
    ({ call, source, text }) => {
      const usual = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        const reply = await usual(input, init)
        if (!url.includes(call)) return reply
        return new Response((await reply.text()).replaceAll(new RegExp(source, 'g'), text), { headers: reply.headers })
      }
    },
    { call: path, source: pattern.source, text: by },
  )
