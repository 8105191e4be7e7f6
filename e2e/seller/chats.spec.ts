import { addChatFriend, listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { expect, test } from '../test.ts'

const users = { provider: 'users' } as const

// Proves CHA-6, CHA-8.
test("a shopper's message reaches the seller, who answers with text and a product", async ({
  signedIn,
  api,
  page,
  t,
  looksRight,
}) => {
  await signedIn('seller')
  const [seller, shopper] = [await api('seller'), await api('shopper')]
  const { sid } = await seller(addChatFriend, { body: users })
  const toSeller = { ...users, rid: String(sid), rtype: 'users' } as const
  const friends = page.getByRole('list', { name: t('chat.conversations') })
  const messages = page.getByRole('log')
  await page.goto('/Seller/chats')
  await expect(friends).toBeVisible()

  await shopper(sendChatMessage, { body: { ...toSeller, content: 'Is the blue one back?' } })
  const line = friends.getByRole('link').filter({ hasText: 'Is the blue one back?' })
  await expect(line).toContainText(t('chat.unread'))
  await line.click()
  await expect(messages).toContainText('Is the blue one back?')
  await expect(line).not.toContainText(t('chat.unread'))
  await looksRight()
  await page.getByLabel(t('chat.write')).fill('Yes, since today.')
  await page.keyboard.press('Enter')
  await expect(messages).toContainText('Yes, since today.')
  await page.getByRole('button', { name: t('chat.sendProduct') }).click()
  const offer = page.getByRole('dialog').getByRole('listitem').first()
  const name = await offer.innerText()
  await offer.getByRole('button').click()

  await expect(messages.getByRole('link', { name })).toHaveAttribute('href', /^\/goods\/\d+$/)
  const { data } = await shopper(listChatMessages, { body: toSeller })
  expect(data.slice(0, 2).map(({ content }) => content)).toEqual([expect.stringMatching(/\/goods\/\d+$/), 'Yes, since today.'])
})

// Proves CHA-9.
test('an empty message is not sent, and a refused one stays in the field', async ({ signedIn, api, faults, page, t }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const { sid } = await seller(addChatFriend, { body: users })
  const shopper = await api('shopper')
  await shopper(sendChatMessage, { body: { ...users, rid: String(sid), rtype: 'users', content: 'Hello there' } })
  await page.goto('/Seller/chats')
  await page.getByRole('link').filter({ hasText: 'Hello there' }).click()
  const field = page.getByLabel(t('chat.write'))

  await field.fill('   ')
  await page.keyboard.press('Enter')
  await faults.add({ call: 'POST /Chat/send', kind: 'envelope500', times: 1 })
  await field.fill('Good morning')
  await page.keyboard.press('Enter')

  await expect(page.getByText('fault 500').last()).toBeVisible()
  await expect(field).toHaveValue('Good morning')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Good morning')
  await expect(field).toHaveValue('')
})
