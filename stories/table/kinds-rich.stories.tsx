import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { richTextSeparator } from '#contracts/api/kit/values.ts'
import { KindBoard } from './kind-board.tsx'
import { desktop, failing } from './office.tsx'

/** Rich text with pictures; pasted content is sanitized. */
const meta = {
  title: 'table/Rich text',
  tags: ['autodocs'],
  component: KindBoard,
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

const tea = `<h3>Spring tea</h3><p>Picked <strong>by hand</strong>.</p><ul><li>light</li><li>fresh</li></ul><table><tbody><tr><td>Weight</td><td>250 g</td></tr></tbody></table>${richTextSeparator}{"ops":[]}`
const evil = '<p>Harmless<img src="x" onerror="alert(1)"><script>alert(2)</script><a href="javascript:alert(3)">link</a></p>'
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  one => one.charCodeAt(0),
)
/** A picture of a size in bytes: from 5 kB on it is uploaded instead of inlined. */
const picture = (size = 6000, name = 'tea garden.png') =>
  new File([pixel, new Uint8Array(size - pixel.length)], name, { type: 'image/png' })

// Proves TCO-20, WIR-3.
export const RichText: Story = {
  args: { field: { kind: 'richText' }, values: [tea, '<p>Plain HTML of another server</p>', '', null] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Value' })
    await expect(text.querySelector('td:last-child')).toHaveTextContent('250 g')
    await expect(text.closest('.quill')?.parentElement?.offsetHeight).toBe(385)

    await userEvent.click(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))

    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  },
}

// Proves TCO-20.
export const RichTextStored: Story = {
  args: { field: { kind: 'richText', height: 240 }, values: ['<p>Plain HTML of another server</p>'], onStore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Value' })
    await waitFor(() => expect(text).toHaveTextContent('Plain HTML of another server'))
    await expect(text.closest('.quill')?.parentElement?.offsetHeight).toBe(240)
    const ops = (attributes: string) =>
      `##qingwuit##{"ops":[{"insert":"Plain HTML of another server"},{"attributes":{${attributes}},"insert":"\\n"}]}`

    await userEvent.click(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Heading H2' }))
    await waitFor(() =>
      expect(args.onStore).toHaveBeenLastCalledWith(`<h2>Plain HTML of another server</h2>${ops('"header":2')}`),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }))

    await waitFor(() =>
      expect(args.onStore).toHaveBeenLastCalledWith(`<ul><li>Plain HTML of another server</li></ul>${ops('"list":"bullet"')}`),
    )
  },
}

export const RichTextDark: Story = {
  args: RichText.args,
  globals: { ...desktop.globals, theme: 'dark', language: 'zh-cn' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Value' })
  },
}

// Proves TCO-22.
export const RichTextOfAnAttacker: Story = {
  args: { field: { kind: 'richText' }, values: [evil] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Value' })

    await waitFor(() => expect(canvas.getAllByText(/Harmless/)).toHaveLength(3))

    await expect(canvasElement.querySelector('script, [onerror], a[href^="javascript"]')).toBeNull()
  },
}

// Proves TCO-21.
export const RichTextWithPicture: Story = {
  args: { field: { kind: 'richText' }, values: [''] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Value' })

    await userEvent.upload(canvas.getByLabelText('Insert a picture', { selector: 'input' }), picture())

    const shown = await canvas.findByRole('img', { name: 'tea garden' })
    await expect(text).toContainElement(shown)
    await expect(shown.getAttribute('src')).toMatch(/^\/storage\/editor\//)
  },
}

// Proves TCO-21.
export const RichTextWithSmallPicture: Story = {
  args: { field: { kind: 'richText' }, values: [''] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Value' })
    const control = canvas.getByLabelText('Insert a picture', { selector: 'input' })

    await userEvent.upload(control, picture(5 * 1024 - 1, 'leaf.png'))
    await expect((await canvas.findByRole('img', { name: 'leaf' })).getAttribute('src')).toMatch(/^data:image\/png;base64,/)
    await userEvent.upload(control, picture(5 * 1024, 'branch.png'))

    await expect((await canvas.findByRole('img', { name: 'branch' })).getAttribute('src')).toMatch(/^\/storage\/editor\//)
  },
}

// Proves TCO-21.
export const RichTextRefusesElevenPictures: Story = {
  args: { field: { kind: 'richText' }, values: [''] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Value' })
    const control = canvas.getByLabelText('Insert a picture', { selector: 'input' })
    const many = (count: number) => Array.from({ length: count }, (_, at) => picture(100, `leaf ${at + 1}.png`))

    await userEvent.upload(control, many(11))
    await screen.findByText(/^At most 10 pictures/)
    await expect(text.querySelector('img')).toBeNull()
    await userEvent.upload(control, many(10))

    await waitFor(() => expect(canvas.getAllByRole('img', { name: /^leaf/ })).toHaveLength(10))
  },
}

// Proves TCO-22.
export const RichTextRefusesScripts: Story = {
  args: { field: { kind: 'richText' }, values: [''] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Value' })
    const drawing = new File(['<svg><script>alert(1)</script></svg>'], 'tea.png', { type: 'image/png' })

    await userEvent.upload(canvas.getByLabelText('Insert a picture', { selector: 'input' }), drawing)

    await screen.findByText('tea.png: The content of the file does not match its name.')
  },
}

// Proves TCO-21.
export const RichTextUploadTooSlow: Story = {
  args: { field: { kind: 'richText' }, values: [''] },
  beforeEach: failing({ call: 'POST /Admin/uploads', kind: 'latency', ms: 60_000 }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Value' })

    await userEvent.upload(canvas.getByLabelText('Insert a picture', { selector: 'input' }), picture())

    await screen.findByText('tea garden.png: The picture was not uploaded within 5 seconds.')
  },
}

// Proves TCO-20.
export const RichTextLink: Story = {
  args: { field: { kind: 'richText' }, values: [''] },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Value' })
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    const address = await screen.findByRole('textbox', { name: 'URL of the link' })

    await userEvent.type(address, 'javascript:alert(1){Enter}')
    await screen.findByText(/^Must start with http/)
    await userEvent.clear(address)
    await userEvent.type(address, 'https://example.org/tea{Enter}')

    await waitFor(() => expect(text.querySelector('a')).toHaveAttribute('href', 'https://example.org/tea'))
  },
}
