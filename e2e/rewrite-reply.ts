import type { Page } from '@playwright/test'

/**
 * Changes what the page reads of every reply of a call, as of a server that keeps something else. Takes effect with the next load.
 * @param path a part of the call's address.
 * @param pattern of a regular expression: all that it finds in the reply becomes `by`.
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
