import { listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { freshName } from '../people.ts'
import { same, sampleOf, sure, type Rule } from '../rule.ts'

const message: Rule = {
  name: 'A message that was sent is the newest of its conversation.',
  about: [sendChatMessage, listChatMessages],
  source: 'CHA-2',
  run: async shop => {
    const { body, given } = sampleOf(shop, sendChatMessage)
    await shop.given(...given)
    const content = `Hello ${freshName()}`
    sure(await shop.send(sendChatMessage, { body: { ...Object(body), content_type: 'text', content } }, 'shopper'))
    const page = listChatMessages.reply.parse(
      sure(await shop.send(listChatMessages, { body: { ...Object(body), per_page: 50 } }, 'shopper')),
    )
    same('data.data[].content has it once', page.data.filter(one => one.content === content).length, 1)
  },
}

/** Rules for conversations. */
export const chatRules: readonly Rule[] = [message]
