import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { adminMenu } from '#contracts/api/system/menus.ts'
import { defineTable } from '#src/table/define-table.ts'
import { kindOf } from '#src/table/kinds/index.ts'
import { picking } from '#src/table/list/picking.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { KindBoard } from './kind-board.tsx'
import { desktop, withConfirm } from './office.tsx'

/** Options of kinds that choose among entries, those that no screen uses included. */
const meta = {
  title: 'table/Options of choices',
  component: KindBoard,
  decorators: [withConfirm],
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
  args: { field: { kind: 'text' }, values: [''] },
} satisfies Meta<typeof KindBoard>
export default meta

const { Input: ChoiceInput } = kindOf('choice')

type Story = StoryObj<typeof meta>
type Canvas = Pick<typeof screen, 'getAllByTitle'>

const of = { 0: 'btn.no', 1: 'btn.yes', 2: 'btn.reset' } as const

/** Colour of the ground that a tag is on. */
const groundOf = (canvas: Canvas, tag: string) => getComputedStyle(canvas.getAllByTitle(tag)[0] ?? document.body).backgroundColor

// Proves TPK-3.
export const NamesOfPickedRows: Story = {
  args: {
    field: {
      kind: 'pick',
      ...picking(defineTable(adminUsers, { columns: ['nickname', 'username'], search: { nickname: 'contains' } })),
      showName: 'username',
      tag: { 3: 'danger' },
    },
    values: [3],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByTitle('seller').length).toBeGreaterThan(0))
  },
}

// Proves TPK-2.
export const SeveralPickedRows: Story = {
  args: {
    field: {
      kind: 'pick',
      ...picking(defineTable(adminUsers, { columns: ['nickname', 'username'], search: { nickname: 'contains' } })),
      showName: 'username',
      many: true,
    },
    values: ['3,3'],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('seller, seller').length).toBeGreaterThan(0))
  },
}

// Proves TCO-9.
export const WordsOfASwitch: Story = {
  args: { field: { kind: 'switch', on: 'cashes.approve', off: 'btn.reset', tag: { 1: 'success' } }, values: [1, 0] },
  play: async ({ canvas }) => {
    await expect(groundOf(canvas, 'Approve')).not.toBe(groundOf(canvas, 'Reset'))
    await expect(canvas.getByRole('switch', { name: /Approve|Value/ })).toBeChecked()
  },
}

// Proves TCO-13.
export const WordsOfASwitchInAList: Story = {
  args: {
    field: { kind: 'liveSwitch', of: adminGoods, on: 'cashes.approve', off: 'btn.reset', tag: { 1: 'success' } },
    values: [1, 0],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Approve')).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /^Value: .*1$/ })).toBeChecked()
  },
}

// Proves TDI-2.
export const OnlyTheEntriesInTheRows: Story = {
  args: {
    field: { kind: 'ref', to: adminUsers.list, show: 'username', some: true, only: ({ id }) => id !== 2, tag: { 3: 'danger' } },
    values: [3, 3],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByTitle('seller').length).toBeGreaterThan(0))

    await expect(canvas.getByText('#3')).toBeVisible()
  },
}

/** The first row names a shopper, the second one a store. */
const shopperAndStore = (inField: { in?: string }, values: readonly number[]): Story['args'] => ({
  field: {
    kind: 'ref',
    to: adminUsers.list,
    show: 'username',
    some: true,
    only: ({ id }) => id !== 2,
    others: { ...inField, to: listAdminStores, show: 'store_name', page: '/Admin/stores' },
  },
  values,
})

// Proves MSC-12.
export const EntriesOfTwoDictionaries: Story = {
  args: shopperAndStore({}, [3, 3]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('seller').length).toBeGreaterThan(0))

    const store = await canvas.findByRole('link', { name: 'Southbough Wardrobe' })
    await expect(store).toHaveAttribute('href', '/Admin/stores?record=3')
  },
}

// Proves MSC-5.
export const EntriesOfTwoFields: Story = {
  args: shopperAndStore({ in: 'id' }, [3, 0]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('seller').length).toBeGreaterThan(0))

    const store = await canvas.findByRole('link', { name: 'Sunriver Appliances' })
    await expect(store).toHaveAttribute('href', '/Admin/stores?record=2')
  },
}

// Proves TDI-2.
export const AnotherKeyAndAQuery: Story = {
  args: { field: { kind: 'refs', to: allExpresses, show: 'name', by: 'code', query: { code: 'yd' } }, values: [['yd']] },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: /Value/ })
    await userEvent.click(box)

    await waitFor(() =>
      expect(screen.getAllByRole('menuitemcheckbox').map(option => option.textContent)).toEqual(['Yida Express']),
    )
    await userEvent.keyboard('{Escape}')
  },
}

// Proves TDI-2.
export const SeveralOfManyEntries: Story = {
  args: { field: { kind: 'refs', to: adminUsers.list, show: 'username', some: true }, values: [[3]] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('seller').length).toBeGreaterThan(1))
  },
}

// Proves TCO-10.
export const AChoiceByItsRow: Story = {
  args: {
    field: { kind: 'choice', of, by: ({ id }) => String(id), hidden: ['2'], tag: { 1: 'success', 2: 'warning' } },
    values: ['0', '0'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByTitle('Yes').length).toBeGreaterThan(0)
    await expect(canvas.getByTitle('Reset')).toBeVisible()
    await expect(groundOf(canvas, 'Yes')).not.toBe(groundOf(canvas, 'Reset'))

    await userEvent.click(canvas.getByRole('combobox', { name: /^Value/ }))

    await waitFor(() => expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['No', 'Yes']))
    await userEvent.keyboard('{Escape}')
  },
}

// Proves TCO-14.
export const ARadioByItsRow: Story = {
  args: {
    field: { kind: 'radio', of, by: ({ id }) => String(id), hidden: ['2'], tag: { 1: 'success', 2: 'warning' } },
    values: ['1', '1'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Reset')).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeChecked()
  },
}

// Proves TCO-9.
export const ColoursOfTags: Story = {
  args: { field: { kind: 'tag', colours: { Oak: 'danger' } }, values: ['Oak', 'Elm'] },
  play: async ({ canvas }) => {
    await expect(groundOf(canvas, 'Oak')).not.toBe(groundOf(canvas, 'Elm'))
  },
}

// Proves TCO-14.
export const ATreeInEnglish: Story = {
  args: {
    field: { kind: 'cascade', to: adminMenu, query: { type: 'getChildren' }, show: 'name', english: 'ename', anyLevel: true },
    values: ['1'],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/Workbench/).length).toBeGreaterThan(0))
  },
}

// Proves TCO-14.
export const ATreeWithAnEntryInFront: Story = {
  args: {
    field: {
      kind: 'cascade',
      to: loadAreas,
      query: { deep: 1 },
      show: 'name',
      by: 'code',
      top: { value: '0', label: 'table.choose' },
    },
    values: ['0', '33'],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Zhejiang')

    await expect(canvas.getAllByText('Please choose').length).toBeGreaterThan(0)
  },
}

// Proves TFO-6.
export const AChoiceThatIsAlwaysSet: Story = {
  render: () => (
    <>
      {[{ 1: 'btn.yes', 0: 'btn.no' } as const, { 1: 'btn.yes', 2: 'btn.no' } as const].map((of, at) => (
        <Field key={at} label={`Choice ${at}`}>
          <ChoiceInput name="choice" label="Choice" value="1" required={false} onChange={fn()} onBlur={fn()} options={{ of }} />
        </Field>
      ))}
    </>
  ),
  args: { field: { kind: 'text' }, values: [''] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('combobox')).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /Clear/ })).toHaveLength(1)
  },
}
