import { expect, type Locator, type Page } from '@playwright/test'
import type { KindName } from '#src/table/kinds/index.ts'
import type { Field } from '#src/table/define-table.ts'
import { takeOption } from '../back-office.ts'
import { smallPackage, smallPicture } from '../files.ts'
import { escaped, labelOf, textByKey, type T } from '../words.ts'

/**
 * How a test enters a field of each kind: `typed` exactly as the example sends it; `set` to the same value through another
 * control; `firstOption`: chosen from the options; `other`: chosen or uploaded, never the value of the example, whose files do
 * not exist and whose roles and areas depend on the backend; `never`: other suites enter it.
 */
export const entryOf: Readonly<Record<KindName, 'typed' | 'set' | 'firstOption' | 'other' | 'never'>> = {
  text: 'typed',
  longText: 'typed',
  keyText: 'typed',
  password: 'typed',
  number: 'typed',
  money: 'typed',
  percent: 'typed',
  rating: 'typed',
  tag: 'typed',
  suggest: 'typed',
  icon: 'typed',
  tags: 'set',
  richText: 'set',
  choice: 'set',
  switch: 'set',
  dateTime: 'set',
  date: 'set',
  ref: 'firstOption',
  cascade: 'firstOption',
  pick: 'firstOption',
  radio: 'set',
  refs: 'other',
  mapPoint: 'typed',
  file: 'other',
  image: 'other',
  images: 'other',
  slides: 'other',
  area: 'other',
  classPaths: 'never',
  liveSwitch: 'never',
}

type Place = { readonly page: Page; readonly dialog: Locator; readonly t: T }
type Enter = (place: Place, field: Field, label: string, value: unknown) => Promise<void>

const type: Enter = ({ dialog }, _, label, value) => dialog.getByLabel(labelOf(label)).fill(String(value))

const typeWords: Enter = async ({ dialog }, _, label, value) => {
  for (const word of Array.isArray(value) ? value : [value]) {
    await dialog.getByLabel(labelOf(label)).fill(String(word))
    await dialog.getByLabel(labelOf(label)).press('Enter')
  }
}

/** The text of rich text, without its tags. */
export const plain = (html: unknown): string => String(html).replace(/<[^>]+>/g, '')

const write: Enter = ({ dialog }, _, label, value) => dialog.getByRole('textbox', { name: labelOf(label) }).fill(plain(value))

const typeDay: Enter = async ({ dialog }, _, label, value) => {
  const box = dialog.getByRole('combobox', { name: labelOf(label) })
  await box.fill(String(value))
  await box.press('Tab')
}

/** The text keys of a choice's values. */
export const wordsOf = ({ options }: Pick<Field, 'options'>): Readonly<Record<string, unknown>> =>
  typeof options.of === 'object' && options.of !== null ? { ...options.of } : {}

const choose: Enter = async ({ dialog, page, t }, field, label, value) => {
  await dialog.getByLabel(labelOf(label)).click()
  const name = textByKey(t, String(wordsOf(field)[String(value)]))
  await page.getByRole('option', { name, exact: true }).click()
}

const turn: Enter = ({ dialog }, _, label, value) =>
  dialog.getByRole('switch', { name: new RegExp(escaped(label)) }).setChecked(['1', 'true'].includes(String(value)))

const takeFirst: Enter = async ({ dialog, page }, _, label) => {
  await dialog.getByLabel(labelOf(label)).click()
  await takeOption(page.getByRole('option', { disabled: false }).first())
}

const pickFirst: Enter = async ({ dialog, page, t }, _, label) => {
  const ok = { name: t('btn.select'), exact: true }
  await dialog
    .getByRole('group', { name: labelOf(label) })
    .getByRole('button', { name: t('btn.select'), exact: true })
    .click()
  const picker = page.getByRole('dialog', { name: label, exact: true })
  await picker.getByRole('row').getByRole('checkbox').nth(1).check()
  await picker.getByRole('button', ok).click()
  await expect(picker).toBeHidden()
}

const check: Enter = ({ dialog, t }, field, label, value) =>
  dialog
    .getByRole('radiogroup', { name: labelOf(label) })
    .getByRole('radio', { name: textByKey(t, String(wordsOf(field)[String(value)])), exact: true })
    .check()

/** Ticks one more entry. */
const takeOneMore: Enter = async ({ dialog, page }, _, label) => {
  await dialog.getByLabel(labelOf(label)).click()
  await page.getByRole('menuitemcheckbox', { checked: false }).first().click()
  await page.keyboard.press('Escape')
}

/** Chooses the last province, its last city and its last district, because most records are elsewhere. */
const takeLastArea: Enter = async ({ dialog }, _, label) => {
  for (const level of await dialog
    .getByRole('group', { name: labelOf(label) })
    .getByRole('combobox')
    .all()) {
    const last = level.getByRole('option').last()
    await expect(last).not.toHaveAttribute('value', '0')
    await level.selectOption((await last.getAttribute('value')) ?? '')
  }
}

/** Uploads the smallest file of its kind, and waits for the response. */
const upload =
  (file: typeof smallPicture): Enter =>
  async ({ dialog, page }, _, label) => {
    const place = dialog.getByRole('group', { name: labelOf(label) })
    const arrived = page.waitForResponse(/\/uploads$/)
    await place.locator('input[type=file]').setInputFiles(file)
    await arrived
    await expect(place.getByRole('progressbar')).toHaveCount(0)
  }

const ways: Partial<Record<KindName, Enter>> = {
  tags: typeWords,
  richText: write,
  choice: choose,
  switch: turn,
  date: typeDay,
  ref: takeFirst,
  cascade: takeFirst,
  pick: pickFirst,
  radio: check,
  refs: takeOneMore,
  area: takeLastArea,
  image: upload(smallPicture),
  images: upload(smallPicture),
  slides: upload(smallPicture),
  file: upload(smallPackage),
}

/** Enters a value into a field of the open form, as its kind requires. */
export const enter = (place: Place, field: Field, value: unknown): Promise<void> =>
  (ways[field.kind] ?? type)(place, field, textByKey(place.t, field.label), value)
