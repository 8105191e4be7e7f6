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
      // Proves TFO-13.
      name: 'deletes the selected rows, only after a confirmation',
      given,
      run: async ({ api, backOffice, open, page, t }) => {
        await open()
        const call = await api(as)
        const isThere = async () => (await call(calls.list, { query: { ...params, id } })).total
        const row = rowOf(backOffice, t, await rowWith(screen, call, id))
        const button = page.getByRole('main').getByRole('button', { name: t('btn.delete'), exact: true })
        const question = page.getByRole('alertdialog')
        await button.click()
        await expect(page.getByText(t('msg.selectErr')).filter({ visible: true }).last()).toBeVisible()

        await row.getByRole('checkbox').check()
        await button.click()
        await question.getByRole('button', { name: t('btn.cancel') }).click()
        await expect(row.getByRole('checkbox')).toBeChecked()
        expect(await isThere()).toBe(1)
        await button.click()
        await question.getByRole('button', { name: t('btn.delete') }).click()

        await expect.poll(isThere).toBe(0)
        await expect(row.getByRole('checkbox', { checked: true })).toHaveCount(0)
      },
    },
  ]
}
