import { expect, test } from '../one-profile.ts'
import { textByKey, type T } from '../words.ts'
import type { TableScreen } from './screen.ts'

type Values = Readonly<Record<string, string>>

const byLabel = ({ definition: { form, editForm } }: TableScreen, values: Values, t: T): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = [...form, ...editForm].find(one => one.name === name)
      if (!field) throw new Error(`No form of the screen has the field "${name}".`)
      return [textByKey(t, field.label), value]
    }),
  )

const firstOf = (values: Values | undefined): string => Object.values(values ?? {})[0] ?? ''

/** Adding, changing, looking at and deleting a record; nothing is sent while the form is wrong, and nothing deleted unasked. */
export const writesRecords = (screen: TableScreen): void => {
  const { as, path, definition, add, edit } = screen
  const { can } = definition

  if (add)
    test('adds a record once the form is right', async ({ backOffice, looksRight, page, t }) => {
      await backOffice.open(path)

      await page.getByRole('button', { name: t('btn.add'), exact: true }).click()
      await backOffice.dialog.getByRole('button', { name: t('btn.ok') }).click()
      await expect(backOffice.dialog.getByText(t('msg.requiredMsg')).first()).toBeVisible()
      await looksRight()
      await backOffice.fill(byLabel(screen, add, t))
      await backOffice.confirm()

      await expect(backOffice.row(firstOf(add)).first()).toBeVisible()
    })

  if (edit)
    test('changes a record', async ({ backOffice, t }) => {
      await backOffice.open(path)

      await backOffice
        .rows()
        .first()
        .getByRole('button', { name: t('btn.edit'), exact: true })
        .click()
      await backOffice.fill(byLabel(screen, edit, t))
      await backOffice.confirm()

      await expect(backOffice.row(firstOf(edit)).first()).toBeVisible()
    })

  if (can.remove === true)
    test('deletes what is selected, and only after asking', async ({ api, backOffice, page, t }) => {
      const call = await api(as)
      const query = { page: 1, per_page: 30, ...definition.params }
      const total = async () => (await call(definition.calls.list, { query })).total
      const before = await total()
      await backOffice.open(path)
      const first = backOffice.rows().first()
      const remove = page.getByRole('main').getByRole('button', { name: t('btn.delete'), exact: true })
      await remove.click()
      await expect(page.getByText(t('msg.selectErr')).filter({ visible: true }).last()).toBeVisible()
      const name = await first.getByRole('checkbox').getAttribute('aria-label')

      await first.getByRole('checkbox').check()
      await remove.click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('btn.cancel') })
        .click()
      await expect(page.getByRole('checkbox', { name: name ?? '' })).toBeChecked()
      await remove.click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('btn.delete') })
        .click()

      // With a row goes what is below it.
      await expect.poll(total).toBeLessThan(before)
    })
}
