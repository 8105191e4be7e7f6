import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import brands from '#src/pages/admin/catalogue/goods-brands.page.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { brandsScreen, inOffice, isSeen, still } from './office.tsx'

const meta = {
  title: 'table/Selection',
  component: TableScreen,
  args: { definition: brands },
  decorators: [inOffice],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...brandsScreen,
    path: '/Admin/goods_brands?name=Wind',
    given: [1, 2, 3, 4, 5, 6, 7].map(at => ['a brand exists', { id: 90_430 + at, name: `Wind ${at}` }]),
  },
} satisfies Meta<typeof TableScreen>
export default meta

type Story = StoryObj<typeof meta>

const boxes = (canvas: ReturnType<typeof within>) => canvas.findAllByRole('checkbox', { name: /^Select Wind/ })

// Proves TFO-13.
/** A question lists five names and counts the others. */
export const DeletingSeven: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const box of await boxes(canvas)) await userEvent.click(box)

    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))

    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 7 brands?' }))
    await isSeen(question.getByText(/^(Wind \d, ){4}Wind \d and 2 more\s/))
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await still()
  },
}

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
