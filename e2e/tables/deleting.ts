import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { expect, test } from '../test.ts'
import { sampleOn } from './samples.ts'
import { rowWith, type TableScreen } from './screen.ts'
import { rowOf } from './writing.ts'

const removes = (screen: TableScreen, remove: Endpoint): void => {
  const { as, path, definition } = screen
  const { given: states, id } = sampleOn(screen, remove)

  // Proves TFO-13.
  test('deletes what is selected, and only after asking', async ({ api, backOffice, given, page, t }) => {
    for (const [state, facts] of states) await given(state, facts)
    await backOffice.open(path)
    const call = await api(as)
    const { calls, params } = definition
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
  })
}

/** What is selected goes once one says so twice. */
export const deletesRecords = (screen: TableScreen): void => {
  const {
    definition: { calls, can },
    without = {},
  } = screen
  if (calls.remove && can.remove === true && without.remove === undefined) removes(screen, calls.remove)
}
