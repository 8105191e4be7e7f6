import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, type within } from 'storybook/test'
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

const seven = [1, 2, 3, 4, 5, 6, 7]

/** Selects seven rows and asks to delete them. */
const deletingSeven = (button: string, question: string, names: string): Story => ({
  parameters: { given: seven.map(at => ['a brand exists', { id: 90_430 + at, name: `Wind ${at}` }]) },
  play: async ({ canvas, userEvent }) => {
    for (const at of seven) await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`Wind ${at}$`) }))

    await userEvent.click(canvas.getByRole('button', { name: button }))

    await expect(await screen.findByRole('alertdialog', { name: question })).toHaveTextContent(names)
  },
})

// Proves TFO-13.
export const NamingFiveOfSeven: Story = deletingSeven(
  'Delete',
  'Delete 7 brands?',
  'Wind 7, Wind 6, Wind 5, Wind 4, Wind 3 and 2 more',
)
export const NamingFiveOfSevenInChinese: Story = {
  ...deletingSeven('删除', '删除 7 个品牌？', 'Wind 7、Wind 6、Wind 5、Wind 4、Wind 3 等，另有 2 个'),
  globals: { language: 'zh-cn' },
}
