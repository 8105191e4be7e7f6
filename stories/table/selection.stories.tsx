import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, type within } from 'storybook/test'
import brands from '#src/pages/admin/catalogue/goods-brands.page.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { brandsScreen, withConfirm } from './office.tsx'

const meta = {
  title: 'table/Selection',
  component: TableScreen,
  args: { definition: brands },
  decorators: [withConfirm],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...brandsScreen,
    path: '/Admin/goods_brands?name=Wind',
    given: [1, 2].map(at => ['a brand exists', { id: 90_430 + at, name: `Wind ${at}` }]),
  },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

const boxes = (canvas: ReturnType<typeof within>) => canvas.findAllByRole('checkbox', { name: /^Select Wind/ })

// Proves TBS-11.
export const ClearingTheSelection: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await boxes(canvas)
    if (!first || !second) throw new Error('Two rows are needed.')
    await userEvent.click(first)
    await userEvent.click(second)
    await expect(canvas.getByText('2 selected')).toBeVisible()

    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }))

    await waitFor(() => expect(first).not.toBeChecked())
    await expect(second).not.toBeChecked()
    await expect(canvas.queryByText('2 selected')).toBeNull()
  },
}
