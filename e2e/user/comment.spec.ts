import { listUserComments } from '#contracts/api/orders/order-comments.ts'
import { expect, test } from '../test.ts'
import { smallPicture } from '../files.ts'
import { labelOf } from '../words.ts'
import { isMarkedInvalid } from './marked-field.ts'
import { userPageOf } from './user-page.ts'

const id = 90_491

// Proves COM-5, COM-6, COM-14, ASC-7.
test("a review needs stars and text; with its stars and picture it appears among the shopper's reviews", async ({
  page,
  given,
  signedIn,
  api,
  t,
  looksRight,
}) => {
  const { main, fill, press, showsToast } = userPageOf(page, t)
  await given('an order waits for comment', { id })
  await signedIn('shopper')
  await page.goto(`/user/order/${id}`)
  await press(t('user.action.comment'))

  await press(t('user.comment.send'))
  await expect(main.getByText(t('msg.requiredMsg'))).toBeVisible()
  await expect(main.getByText(t('user.comment.chooseStars'))).toHaveCount(4)
  await expect(
    main
      .getByRole('radiogroup', { name: t('field.score') })
      .getByRole('radio')
      .first(),
  ).toBeFocused()
  await looksRight()
  for (const [name, count] of [
    ['score', 5],
    ['agree', 4],
    ['service', 3],
    ['speed', 2],
  ] as const)
    await main
      .getByRole('radiogroup', { name: t(`field.${name}`) })
      .getByRole('radio', { name: t('user.comment.stars', { count }) })
      .check({ force: true })
  await expect(main.getByText(t('user.comment.chooseStars'))).toHaveCount(0)
  await press(t('user.comment.send'))
  await isMarkedInvalid(main.getByLabel(labelOf(t('field.content'))), t('msg.requiredMsg'))
  await fill({ [t('field.content')]: 'Well made, late to come' })
  await main.locator('input[type=file]').setInputFiles(smallPicture)
  await expect(main.getByRole('button', { name: t('user.comment.removePicture', { number: 1 }) })).toBeVisible()
  await looksRight()
  await press(t('user.comment.send'))

  await showsToast(t('user.comment.sent'))
  const shopper = await api('shopper')
  const [newest] = (await shopper(listUserComments, { query: {} })).data
  expect(newest).toMatchObject({
    content: 'Well made, late to come',
    score: '5.00',
    agree: '4.00',
    service: '3.00',
    speed: '2.00',
  })
  expect(newest?.image).toHaveLength(1)
  await page.goto('/user/comments')
  await expect(main.getByText('Well made, late to come').first()).toBeVisible()
})
