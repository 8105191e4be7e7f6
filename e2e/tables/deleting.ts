import { nameOfRow } from '#src/table/grid/row-name.ts'
import { expect } from '../test.ts'
import type { ChecksOf } from './check.ts'
import { sampleOn } from './samples.ts'
import { rowWith } from './screen.ts'
import { rowOf } from './writing.ts'

/** Deletes the selected rows after a confirmation. */
export const deletesRecords: ChecksOf = screen => {
  const { as, definition, without = {} } = screen
  const { calls, can, params } = definition
  if (!calls.remove || can.remove !== true || without.remove !== undefined) return []
  const { given, id } = sampleOn(screen, calls.remove)
  return [
    {
      // Proves TFO-13, TBS-11.
      name: 'deletes the selected rows, only after a confirmation',
      given,
      run: async ({ api, backOffice, open, page, t }) => {
        await open()
        const call = await api(as)
        const isThere = async () => (await call(calls.list, { query: { ...params, id } })).total
        const record = await rowWith(screen, call, id)
        const row = rowOf(backOffice, t, record)
        const button = page.getByRole('main').getByRole('button', { name: t('btn.delete'), exact: true })
        const noun = t(definition.noun, { count: 1 })
        const question = page.getByRole('alertdialog', { name: t('table.deleteManyQuestion', { count: 1, noun }), exact: true })
        await button.click()
        await expect(page.getByText(t('msg.selectErr')).filter({ visible: true }).last()).toBeVisible()

        await row.getByRole('checkbox').check()
        await button.click()
        await expect(question).toContainText(nameOfRow(record))
        await question.getByRole('button', { name: t('btn.cancel') }).click()
        await expect(row.getByRole('checkbox')).toBeChecked()
        expect(await isThere()).toBe(1)
        await button.click()
        await question.getByRole('button', { name: t('table.deleteMany', { count: 1, noun }), exact: true }).click()

        await expect.poll(isThere).toBe(0)
        await expect(row.getByRole('checkbox', { checked: true })).toHaveCount(0)
      },
    },
  ]
}
