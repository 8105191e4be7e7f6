import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { defineTable } from '#src/table/define-table.ts'
import { picking } from '#src/table/list/picking.tsx'
import { KindBoard } from './kind-board.tsx'
import { desktop, failing, withConfirm, still } from './office.tsx'

const users = picking(
  defineTable(adminUsers, {
    fields: { avatar: { kind: 'image' }, username: { kind: 'tag' }, money: { kind: 'money' } },
    columns: ['avatar', 'nickname', 'username', 'money'],
    search: { nickname: 'contains' },
  }),
)

/** One or several rows of another table, with the search of that table. */
const meta = {
  title: 'table/Pick a row of another table',
  tags: ['autodocs'],
  component: KindBoard,
  decorators: [withConfirm],
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
  args: { field: { kind: 'pick', ...users }, values: [1, 0, '', null, 999_999] },
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

// Proves TPK-1, TPK-2, TPK-3.
export const One: Story = {
  args: { required: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Value' }))
    const [box] = await dialog.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    if (!box) throw new Error('The table has no row.')

    await userEvent.click(dialog.getByRole('button', { name: 'Select' }))
    await screen.findByText('Please select the operation data first.')
    await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: 'Select' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible()
    await still()
  },
}

// Proves TPK-2.
export const Several: Story = { args: { field: { kind: 'pick', ...users, many: true }, values: ['1,2', ''] } }

export const Dark: Story = {
  globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择' }))

    await within(await screen.findByRole('dialog')).findAllByRole('checkbox')
  },
}

export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: failing({ call: 'GET /Admin/users', kind: 'envelope500' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('img', { name: 'The name could not be loaded' })).not.toHaveLength(0)
    const again = await canvas.findByRole('button', { name: 'Try again' })

    await fetch('/_mock/faults', { method: 'DELETE' })
    await userEvent.click(again)

    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
