import { expect, type Locator, type Page } from '@playwright/test'
import type { KindName } from '#src/table/kinds/index.ts'
import type { Field } from '#src/table/define-table.ts'
import { takeOption } from '../back-office.ts'
import { smallPackage, smallPicture } from '../files.ts'
import { escaped, labelOf, textByKey, type T } from '../words.ts'

/**
 * How a field of each kind is entered: `typed` exactly as the example sends it; `said`: the same value through another control;
 * `taken` from the options; `brought`: from the options as well, but never the value of the example, whose files do not exist and
 * whose roles and areas depend on the backend; `not`: other suites enter it.
 */
export const isEntered: Readonly<Record<KindName, 'typed' | 'said' | 'taken' | 'brought' | 'not'>> = {
  text: 'typed',
  longText: 'typed',
  keyText: 'typed',
  password: 'typed',
  number: 'typed',
  money: 'typed',
  percent: 'typed',
  tag: 'typed',
  suggest: 'typed',
  icon: 'typed',
  tags: 'said',
  richText: 'said',
  choice: 'said',
  switch: 'said',
  dateTime: 'said',
  date: 'said',
  ref: 'taken',
  cascade: 'taken',
  pick: 'taken',
  radio: 'said',
  refs: 'brought',
  mapPoint: 'typed',
  file: 'brought',
  image: 'brought',
  images: 'brought',
  slides: 'brought',
  area: 'brought',
  classPaths: 'not',
  liveSwitch: 'not',
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

/** What a rich text says without its tags. */
export const plain = (html: unknown): string => String(html).replace(/<[^>]+>/g, '')

const write: Enter = ({ dialog }, _, label, value) => dialog.getByRole('textbox', { name: labelOf(label) }).fill(plain(value))

const typeMoment: Enter = async ({ dialog, t }, _, label, value) => {
  const [day = '', time] = String(value).split(' ')
  const box = dialog.getByRole('combobox', { name: labelOf(label) })
  await box.fill(day)
  await box.press('Tab')
  if (time) await dialog.getByLabel(`${label} ${t('date.time')}`).fill(time)
}

/** The words of a choice's values, as its field has them. */
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
  const ok = { name: t('btn.ok'), exact: true }
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

/** One more of the entries. */
const takeOneMore: Enter = async ({ dialog, page }, _, label) => {
  await dialog.getByLabel(labelOf(label)).click()
  await page.getByRole('menuitemcheckbox', { checked: false }).first().click()
  await page.keyboard.press('Escape')
}

/** The last province, in it the last city, and its last district: not where most records are. */
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

/** The smallest file of the sort, once it has arrived. */
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
  dateTime: typeMoment,
  date: typeMoment,
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

/** Enters a value into a field of the open form, in the way of its kind. */
export const enter = (place: Place, field: Field, value: unknown): Promise<void> =>
  (ways[field.kind] ?? type)(place, field, textByKey(place.t, field.label), value)
