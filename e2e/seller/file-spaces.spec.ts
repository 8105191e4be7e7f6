import type { Locator, Page } from '@playwright/test'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { fileSpaces } from '#contracts/api/content/file-spaces.ts'
import { expect, test } from '../test.ts'
import { labelOf, type T } from '../words.ts'

const folder = { id: 90_801, name: 'Autumn', picture_id: 90_802 }

/** Pictures of one pixel with these names. */
const picturesNamed = (...names: string[]) =>
  names.map(name => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  }))

const spaceOf = (page: Page, t: T) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  return {
    button,
    open: (name: string) =>
      page
        .getByRole('list', { name: t('fileSpace.folders') })
        .getByRole('button', { name })
        .click(),
    picture: (name: string) =>
      page.getByRole('group', { name: t('fileSpace.pictures') }).getByRole('button', { name, exact: true }),
    upload: (...names: string[]) => page.locator('input[type=file]').setInputFiles(picturesNamed(...names)),
    name: async (name: string) => {
      await dialog.getByLabel(labelOf(t('field.name'))).fill(name)
      await dialog.getByRole('button', { name: t('btn.save'), exact: true }).click()
    },
    confirmDeletion: () =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('btn.delete'), exact: true })
        .click(),
    moveTo: async (name: string) => {
      await dialog.getByRole('combobox').selectOption({ label: name })
      await dialog.locator('button[type=submit]').click()
    },
  }
}

// Proves FIL-5.
test('a seller uploads pictures, renames one, moves it and deletes the other', async ({ given, signedIn, api, page, t }) => {
  await given('the store has a folder with a picture', folder)
  await signedIn('seller')
  const seller = await api('seller')
  const space = spaceOf(page, t)
  await page.goto(`/Seller/file_spaces?dir_id=${folder.id}`)

  await space.upload('jug', 'mug')
  await space.picture('jug').click()
  await space.button(t('fileSpace.rename')).click()
  await space.name('Blue jug')
  await space.picture('Blue jug').click()
  await space.button(t('fileSpace.move')).click()
  await space.moveTo(t('fileSpace.temporary'))
  await expect(space.picture('Blue jug')).toBeHidden()
  await space.picture('mug').click()
  await space.button(t('btn.delete')).click()
  await space.confirmDeletion()

  await expect(space.picture('mug')).toBeHidden()
  await space.open(t('fileSpace.temporary'))
  await expect(space.picture('Blue jug')).toBeVisible()
  const left = await seller(fileSpaces.list, { query: { dir_id: folder.id } })
  expect(left.data.map(({ id }) => id)).toEqual([folder.picture_id])
})

// Proves FIL-5.
test('a folder is added, and deleted with its contents', async ({ signedIn, page, t }) => {
  await signedIn('seller')
  const space = spaceOf(page, t)
  await page.goto('/Seller/file_spaces')

  await space.button(t('fileSpace.addFolder')).click()
  await space.name('Winter')
  await expect(page.getByText(t('fileSpace.empty'))).toBeVisible()
  await space.upload('jug')
  await expect(space.picture('jug')).toBeVisible()
  await space.button(t('fileSpace.removeFolder')).click()
  await space.confirmDeletion()

  await expect(page.getByRole('heading', { name: t('fileSpace.temporary') })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Winter', exact: true })).toBeHidden()
})

/** Chooses the only picture of the folder. */
const takeFrom = async (space: ReturnType<typeof spaceOf>, opener: Locator, t: T) => {
  await opener.click()
  await space.open(folder.name)
  // The form behind the dialog has a group of the same name.
  await opener
    .page()
    .getByRole('dialog')
    .getByRole('group', { name: t('fileSpace.pictures') })
    .getByRole('button')
    .click()
  await space.button(t('fileSpace.insert', { number: 1 })).click()
}

// Proves GDE-10.
test('pictures of a product are chosen from the folders', async ({ given, signedIn, page, t }) => {
  await given('the store has a folder with a picture', folder)
  await signedIn('seller')
  const space = spaceOf(page, t)
  await page.goto('/Seller/goods?id=new')

  await takeFrom(space, space.button(t('fileSpace.pick')).first(), t)

  await expect(page.getByRole('list', { name: t('field.goods_images') }).getByRole('listitem')).toHaveCount(1)
})

// Proves GDE-10.
test('a picture of a folder is inserted into a text and used as the store front', async ({ given, signedIn, api, page, t }) => {
  await given('the store has a folder with a picture', folder)
  await signedIn('seller')
  const seller = await api('seller')
  const space = spaceOf(page, t)
  await page.goto('/Seller/stores')

  await takeFrom(space, page.getByRole('toolbar').getByRole('button', { name: t('fileSpace.pick') }), t)
  await space.button(t('btn.save')).click()
  await expect(page.getByText(t('msg.success')).last()).toBeVisible()
  await page.goto('/Seller/stores?part=face')
  await takeFrom(space, space.button(t('fileSpace.pick')), t)
  await space.button(t('btn.save')).click()
  await expect(page.getByText(t('msg.success')).last()).toBeVisible()

  const { store_face_image, after_sale_service } = await seller(sellerStores.show, { params: { id: 0 } })
  expect(after_sale_service).toContain(`src="${store_face_image}"`)
})
