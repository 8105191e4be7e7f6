import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { KindBoard } from './kind-board.tsx'
import { desktop, failing } from './office.tsx'

/** Uploads, with their limits of size, type and number. */
const meta = {
  title: 'table/Uploads',
  tags: ['autodocs'],
  component: KindBoard,
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

const picture = (at: number) => `/storage/goods/mug-${at}-red-1.svg`
const png = (name: string, size = 8) => {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47])
  return new File([bytes], name, { type: 'image/png' })
}

// Proves TCO-11.
export const Pictures: Story = {
  args: { field: { kind: 'images' }, values: [[picture(1), picture(2), picture(3)], [], null] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move back: Value, picture 1 of 3' }))
    await canvas.findByText('Moved to position 2 of 3')

    await userEvent.upload(canvas.getByLabelText('Upload a picture', { selector: 'input' }), [png('a.png'), png('b.png')])
    await canvas.findByRole('group', { name: 'Value, picture 5 of 5' })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Value, picture 5 of 5' }))

    await expect(canvas.getByRole('group', { name: 'Value, picture 4 of 4' })).toBeVisible()
  },
}

export const PicturesDark: Story = { args: Pictures.args, globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' } }

// Proves TCO-23.
export const PictureRefused: Story = {
  args: { field: { kind: 'image' }, values: [''] },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Upload a picture', { selector: 'input' })

    await userEvent.upload(control, new File(['<svg><script>alert(1)</script></svg>'], 'logo.png', { type: 'image/png' }))
    await screen.findByText('logo.png: The content of the file does not match its name.')
    await userEvent.upload(control, png('large.png', 10 * 1024 * 1024 + 1))

    await screen.findByText('large.png: The file is larger than 10 MB.')
  },
}

// Proves TCO-23.
export const PictureFailed: Story = {
  // Its fault would affect other stories on the same page.
  tags: ['!autodocs'],
  args: { field: { kind: 'image' }, values: [''] },
  beforeEach: failing({ call: 'POST /Admin/uploads', kind: 'envelope500' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Upload a picture', { selector: 'input' }), png('a.png'))

    await screen.findByText('fault 500')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload a picture' })).toHaveAttribute('aria-busy', 'false'))
  },
}

// Proves TCO-23.
export const File_: Story = {
  name: 'File',
  args: { field: { kind: 'file', types: ['apk', 'wgt'] }, values: ['', '/storage/url/2026-06-15/app.apk', null] },
  play: async ({ canvas, userEvent }) => {
    const app = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'meridian.apk')

    await userEvent.upload(canvas.getByLabelText('Upload a file', { selector: 'input' }), app)

    await canvas.findByRole('button', { name: 'Replace the file' })
  },
}
