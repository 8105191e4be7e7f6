import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { KindBoard } from './kind-board.tsx'
import { desktop } from './office.tsx'

/** Icons by name, searched in about 700. */
const meta = {
  title: 'table/Icon',
  tags: ['autodocs'],
  component: KindBoard,
  parameters: desktop.parameters,
  globals: desktop.globals,
  args: { field: { kind: 'icon' }, values: ['fa-cog', 'fa fa-users', 'fa-github', 'fa-nobody-knows', '', null] },
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

// Proves TCO-19.
export const Icon: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an icon' }))
    await screen.findByText('786 icons')

    await userEvent.type(screen.getByRole('textbox', { name: 'Search icons' }), 'truck')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.click(screen.getByRole('option', { name: 'fa-truck' }))

    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveValue('fa-truck')
  },
}

// Proves TCO-19.
export const IconByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Choose an icon' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText('786 icons')

    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'fa-500px' })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'fa-youtube-square' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')

    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Value' })).not.toHaveValue('fa-cog'))
  },
}

export const IconDark: Story = {
  globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择图标' }))

    await screen.findByText('786 个图标')
  },
}
