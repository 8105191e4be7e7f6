import type { Page, Request } from '@playwright/test'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { pathPattern } from '#contracts/wire/paths.ts'
import { isReadOnly } from '#src/table/form/form-values.ts'
import type { Row } from '#src/table/kind.ts'
import { nameOfRow } from '#src/table/grid/row-name.ts'
import type { Field } from '#src/table/define-table.ts'
import type { BackOffice } from '../back-office.ts'
import { expect } from '../test.ts'
import type { T } from '../words.ts'
import type { ChecksOf } from './check.ts'
import { enter, entryOf, plain } from './entering.ts'
import { firstRequired, sampleOf, sampleOn, valuesFor } from './samples.ts'
import { fieldNamed, recordOf, rowWith, valueIn } from './screen.ts'

/** Records the requests of a call that writes, and waits for its responses. */
const answersTo = (page: Page, { method, path }: Endpoint) => {
  const pattern = pathPattern({ path })
  const isCall = (request: Request) => request.method() === method && pattern.test(new URL(request.url()).pathname)
  const sent: string[] = []
  page.on('request', request => {
    if (isCall(request)) sent.push(request.url())
  })
  return {
    sent,
    /** Waits for the next response. */
    next: () => page.waitForResponse(answer => isCall(answer.request())),
  }
}

const digits = (value: unknown) => String(value).trim()
const isSame = (one: unknown, other: unknown) =>
  digits(one) === digits(other) || (digits(one) !== '' && Number(one) === Number(other))

/** Expects the record to contain what was entered. Passwords are not returned, tags and chosen options are stored differently. */
const expectSaved = (record: Row, fields: readonly Field[], values: Row, before: Row = {}): void => {
  for (const [name, value] of Object.entries(values)) {
    const { kind } = fieldNamed(fields, name)
    const stored = record[name]
    if (stored === undefined || kind === 'password' || kind === 'tags' || entryOf[kind] === 'firstOption') continue
    if (entryOf[kind] === 'other') expect(stored, name).not.toEqual(before[name] ?? '')
    else if (kind === 'richText') expect(stored, name).toContain(plain(value))
    else expect(isSame(stored, value), `${name}: ${String(stored)} for ${String(value)}`).toBe(true)
  }
}

/** Expects one error in the form, and no request. */
const expectRefusal = async ({ dialog, yes }: BackOffice, sent: readonly string[]): Promise<void> => {
  await yes.click()
  const problem = dialog.getByRole('alert')
  await expect(problem).toHaveCount(1)
  await expect(
    dialog
      .locator('.fui-Field')
      .filter({ has: dialog.page().getByRole('alert') })
      .locator('label')
      .first(),
    'the label of a required field',
  ).toContainText('*')
  expect(sent, 'sent while the form is wrong').toEqual([])
}

/** The row of a record. */
export const rowOf = ({ page, rows }: BackOffice, t: T, record: Row) =>
  rows()
    .filter({ has: page.getByRole('checkbox', { name: t('table.selectRow', { name: nameOfRow(record) }), exact: true }) })
    .first()

/** Adds a record with the body of the call's example; an invalid form sends nothing. */
export const addsRecords: ChecksOf = screen => {
  const { as, definition, add, without = {} } = screen
  const { create } = definition.calls
  if (!create || definition.can.add !== true || definition.editor || without.add !== undefined) return []
  const sample = sampleOf(create)
  const form = definition.form.filter(field => !isReadOnly(field, false))
  const values = valuesFor(form, sample, add)
  const left = firstRequired(create, form, true)
  return [
    {
      // Proves TBS-1, TFO-6, TFO-17, ANS-12.
      name: 'adds a record once the form is valid',
      given: sample.given,
      run: async ({ api, backOffice, looksRight, open, page, t }) => {
        const place = { page, dialog: backOffice.dialog, t }
        await open()
        const { sent, next } = answersTo(page, create)

        await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
        const title = t('table.newTitle', { noun: t(definition.noun, { count: 1 }) })
        await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
        for (const field of form) if (field.name in values && field !== left) await enter(place, field, values[field.name])
        if (left) {
          await expectRefusal(backOffice, sent)
          await looksRight()
          await enter(place, left, values[left.name])
        }
        const answer = next()
        await backOffice.confirm()

        const id = Number(valueIn(valueIn(await (await answer).json(), 'data'), 'id'))
        const call = await api(as)
        const record = await recordOf(screen, call, id)
        expectSaved(record, form, values)
        if (!definition.tree || String(record[definition.tree.field]) === '0')
          await expect(rowOf(backOffice, t, await rowWith(screen, call, id))).toBeVisible()
      },
    },
  ]
}

/** Changes a record with the body of the call's example; an invalid form sends nothing. */
export const changesRecords: ChecksOf = screen => {
  const { as, definition, edit, without = {} } = screen
  const { update } = definition.calls
  if (!update || definition.can.edit !== true || definition.editor || without.edit !== undefined) return []
  const sample = sampleOn(screen, update)
  const { given, id } = sample
  const form = definition.editForm.filter(field => !isReadOnly(field, true))
  const values = valuesFor(form, sample, edit)
  const emptied = firstRequired(update, form, false)
  return [
    {
      // Proves TFO-8, ANS-12.
      name: 'changes a record once the form is valid',
      given,
      run: async ({ api, backOffice, open, page, t }) => {
        const place = { page, dialog: backOffice.dialog, t }
        await open()
        const { sent } = answersTo(page, update)
        const call = await api(as)
        const record = await recordOf(screen, call, id)

        await rowOf(backOffice, t, await rowWith(screen, call, id))
          .getByRole('button', { name: t('btn.edit'), exact: true })
          .click()
        if (emptied) {
          await enter(place, emptied, '')
          await expectRefusal(backOffice, sent)
          await enter(place, emptied, values[emptied.name] ?? record[emptied.name])
        }
        for (const field of form) {
          const value = values[field.name]
          if (value !== undefined && field !== emptied && !isSame(record[field.name], value)) await enter(place, field, value)
        }
        await backOffice.confirm()

        expect(sent, 'changes that went out').toHaveLength(1)
        expectSaved(await recordOf(screen, call, id), form, values, record)
      },
    },
  ]
}
