import { adminAdvSpaces } from '#contracts/api/content/adv-spaces.ts'
import { adminAdvs, listAdvs } from '#contracts/api/content/advs.ts'
import type { BackOffice } from '../back-office.ts'
import type { Call } from '../calls.ts'
import { expect, test } from '../test.ts'
import type { T } from '../words.ts'

const times = { adv_start: '2026-01-01 00:00:00', adv_end: '2026-12-31 00:00:00', status: 1 } as const
const names = ['Spring', 'Summer', 'Autumn']

/** Creates an ad space with three adverts, sorted in the order of their names above. */
const withAdverts = async (admin: Call) => {
  await admin(adminAdvSpaces.create, { body: { name: 'Seasons', width: 800, height: 200 } })
  const { data } = await admin(adminAdvSpaces.list, { query: { name: 'Seasons' } })
  for (const [at, name] of names.entries())
    await admin(adminAdvs.create, { body: { pid: data[0]?.id ?? 0, name, ...times, is_sort: 9 - at } })
}

const openOrder = async (backOffice: BackOffice, t: T) => {
  await backOffice
    .row('Seasons')
    .getByRole('button', { name: t('advs.order') })
    .click()
  await expect(backOffice.dialog.getByRole('listitem')).toHaveCount(names.length)
}

/** Waits two frames: dnd-kit announces that a line was picked up before it measures the places and listens to keys. */
const measured = ({ page }: BackOffice): Promise<void> =>
  page.evaluate(() => new Promise<void>(done => void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

// Proves ADV-4, WCA-5.
test('an administrator sorts the adverts of a place by keyboard, and shoppers see them in that order', async ({
  signedIn,
  api,
  backOffice,
  t,
  looksRight,
}) => {
  await signedIn('admin')
  const admin = await api('admin')
  await withAdverts(admin)
  await backOffice.open('/Admin/adv_spaces')
  await openOrder(backOffice, t)

  await backOffice.dialog.getByRole('button', { name: t('ui.move', { name: 'Spring' }) }).focus()
  const { keyboard } = backOffice.page
  const status = backOffice.dialog.getByRole('status')
  await keyboard.press('Space')
  await expect(status).toHaveText(t('ui.moved', { name: 'Spring', at: 1, of: 3 }))
  await measured(backOffice)
  await keyboard.press('ArrowDown')
  await expect(status).toHaveText(t('ui.moved', { name: 'Spring', at: 2, of: 3 }))
  await keyboard.press('Escape')
  await expect(status).toHaveText(t('ui.moveCancelled', { name: 'Spring', at: 1, of: 3 }))
  await keyboard.press('Space')
  await expect(status).toHaveText(t('ui.moved', { name: 'Spring', at: 1, of: 3 }))
  await measured(backOffice)
  await keyboard.press('ArrowDown')
  await expect(status).toHaveText(t('ui.moved', { name: 'Spring', at: 2, of: 3 }))
  await keyboard.press('ArrowDown')
  await expect(status).toHaveText(t('ui.moved', { name: 'Spring', at: 3, of: 3 }))
  await keyboard.press('Space')
  await expect(status).toHaveText(t('ui.dropped', { name: 'Spring', at: 3, of: 3 }))
  await looksRight()
  await backOffice.dialog.getByRole('button', { name: t('btn.save') }).click()

  await expect(backOffice.dialog).toBeHidden()
  const shown = await admin(listAdvs, { query: { name: 'Seasons' } })
  expect(shown.map(({ name }) => name)).toEqual(['Summer', 'Autumn', 'Spring'])
})

// Proves ADV-4.
test('adverts can also be sorted by drag and drop', async ({ signedIn, api, backOffice, t }) => {
  await signedIn('admin')
  const admin = await api('admin')
  await withAdverts(admin)
  await backOffice.open('/Admin/adv_spaces')
  await openOrder(backOffice, t)
  const lines = backOffice.dialog.getByRole('listitem')
  const place = await lines.last().boundingBox()

  await lines.first().getByRole('button').hover()
  await backOffice.page.mouse.down()
  await backOffice.page.mouse.move(place?.x ?? 0, (place?.y ?? 0) + 20, { steps: 8 })
  await backOffice.page.mouse.up()

  await expect(lines).toHaveText([/^Summer/, /^Autumn/, /^Spring/])
})

// Proves ADV-5.
test('an advert can be added to a place from the list of places', async ({ signedIn, api, backOffice, t }) => {
  await signedIn('admin')
  const admin = await api('admin')
  await withAdverts(admin)
  await backOffice.open('/Admin/adv_spaces')

  await backOffice
    .row('Seasons')
    .getByRole('button', { name: t('advs.add') })
    .click()
  await expect(backOffice.dialog.getByLabel(t('advs.space'))).toHaveValue('Seasons')
  await backOffice.fill({ [t('advs.name')]: 'Winter' })
  const day = async (label: string, text: string) => {
    const field = backOffice.dialog.getByRole('textbox', { name: label })
    await field.fill(text)
    await field.blur()
  }
  await day(t('advs.starts'), '2026-06-01')
  await day(t('advs.ends'), '2026-05-01')
  await backOffice.yes.click()
  await backOffice.marks(t('advs.ends'), t('invalid.format'))
  await day(t('advs.ends'), '2026-12-01')
  await backOffice.confirm()

  const { data } = await admin(adminAdvs.list, { query: { name: 'Winter' } })
  expect(data).toMatchObject([{ adv_start: '2026-06-01 00:00:00', adv_end: '2026-12-01 00:00:00', status: 1 }])
})

// Proves ADV-5.
test('the details of a place list its adverts in a table that does not affect the table behind the dialog', async ({
  signedIn,
  api,
  backOffice,
  page,
  t,
}) => {
  await signedIn('admin')
  await withAdverts(await api('admin'))
  await backOffice.open('/Admin/adv_spaces')

  await backOffice
    .row('Seasons')
    .getByRole('button', { name: t('btn.view') })
    .click()
  const adverts = backOffice.dialog.getByRole('grid')

  for (const name of names) await expect(adverts.getByRole('row').filter({ hasText: name })).toContainText(t('advs.shown'))
  await expect(adverts.getByRole('columnheader', { name: t('advs.starts') })).toBeVisible()
  await expect(adverts.getByRole('row')).toHaveCount(names.length + 1)
  await expect(page).toHaveURL(/\/Admin\/adv_spaces$/)
})
