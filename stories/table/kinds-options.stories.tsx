import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { TextBox } from '#src/table/kinds/shared.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { KindBoard } from './kind-board.tsx'
import { desktop, withConfirm } from './office.tsx'

/** Options of kinds that change little, those that no screen uses included. */
const meta = {
  title: 'table/Options of kinds',
  component: KindBoard,
  decorators: [withConfirm],
  parameters: { ...desktop.parameters, signedIn: 'admin' },
  globals: desktop.globals,
  args: { field: { kind: 'text' }, values: [''] },
} satisfies Meta<typeof KindBoard>
export default meta

type Story = StoryObj<typeof meta>

const pictures = ['/storage/goods/mug-1-red-1.svg', '/storage/goods/mug-2-red-1.svg']

// Proves TCO-6.
export const TypeOfAText: Story = {
  args: { field: { kind: 'text', type: 'email' }, values: ['ann@example.org'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveAttribute('type', 'email')
  },
}

// Proves TCO-16.
export const RowsOfALongText: Story = {
  args: { field: { kind: 'longText', rows: 6, max: 40 }, values: ['four'] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'Value' })

    await expect(box).toHaveAttribute('rows', '6')
    await expect(box).toHaveAttribute('maxlength', '40')
    await expect(canvas.getByText('4 / 40')).toBeVisible()
  },
}

// Proves MSC-12.
export const NumbersThatLeadSomewhere: Story = {
  args: {
    field: { kind: 'longText', linkOf: part => (part.startsWith('A') ? `/orders?no=${part}` : undefined) },
    values: ['A1,B2', 'by hand'],
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link')

    await expect(link).toHaveAttribute('href', '/orders?no=A1')
    await expect(link).toHaveTextContent('A1')
    await expect(canvas.getByText('by hand')).toBeVisible()
  },
}

// Proves TCO-17.
export const ANumberWithItsUnit: Story = {
  args: { field: { kind: 'number', unit: 'px' }, values: ['1080', ''] },
  play: async ({ canvas }) => {
    const [box] = canvas.getAllByRole('spinbutton', { name: 'Value' })

    await expect(box?.closest('.fui-Input')).toHaveTextContent('px')
    await expect(canvas.getAllByText('1,080 px').length).toBeGreaterThan(0)
    await expect(canvas.queryByText('- px')).toBeNull()
  },
}

// Proves ADM-3.
export const APasswordThatMayStayEmpty: Story = {
  args: { field: { kind: 'password', whenEmpty: 'users.usualPassword' }, values: [''] },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Leave empty for 123456')).toHaveAttribute('type', 'password')
  },
}

// Proves TCO-28.
export const AMomentBetweenTwoOthers: Story = {
  args: {
    field: { kind: 'dateTime', after: 'opens', before: 'closes' },
    facts: { opens: '2026-06-15 10:00:00', closes: '2026-06-15 12:00:00' },
    values: [''],
    onStore: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Value' })
    await userEvent.type(box, '{ArrowDown}')
    const picker = within(await screen.findByRole('dialog', { name: 'Value: choose date and time' }))
    await expect(picker.getByRole('option', { name: '10:00' })).toHaveAttribute('aria-disabled', 'true')
    await expect(picker.getByRole('option', { name: '12:00' })).toHaveAttribute('aria-disabled', 'true')

    await userEvent.click(picker.getByRole('option', { name: '10:30' }))

    await expect(args.onStore).toHaveBeenLastCalledWith('2026-06-15 10:30:00')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(box).toHaveValue('2026-06-15 10:30')
  },
}

// Proves TCO-28.
export const ADayAlone: Story = {
  args: { field: { kind: 'dateTime' }, values: [''], onStore: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Value' }), '{ArrowDown}')
    const picker = within(await screen.findByRole('dialog', { name: 'Value: choose date and time' }))

    await userEvent.click(picker.getByRole('gridcell', { name: /17/ }).querySelector('button') ?? document.body)

    await expect(args.onStore).toHaveBeenLastCalledWith('2026-06-17 00:00:00')
  },
}

// Proves TCO-27.
export const ASecretNumber: Story = {
  args: { field: { kind: 'text', masked: true }, values: ['6222021234567890'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('6222021234567890')).toBeNull()
    const [button] = canvas.getAllByRole('button', { name: 'Show Value' })

    if (button) await userEvent.click(button)

    await expect(canvas.getByText('6222021234567890')).toBeVisible()
  },
}

// Proves TFO-16.
export const ATextNearItsLimit: Story = {
  render: () => (
    <Field label="Value">
      <TextBox name="text" value="Demo day 5%" max={10} onChange={fn()} onBlur={fn()} />
    </Field>
  ),
  args: { field: { kind: 'text' }, values: [''] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')

    await expect(box).toHaveValue('Demo day 5%')
    await expect(box).not.toHaveAttribute('maxlength')
    await expect(canvas.getByText('11 / 10')).toBeVisible()
  },
}

// Proves TCO-7, TCO-17.
export const PointsInSomeRows: Story = {
  args: { field: { kind: 'money', points: ({ id }) => id === 1 }, values: ['1299.00', '3.50'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1,299').length).toBeGreaterThan(0)
    await expect(canvas.getByText('¥3.50')).toBeVisible()
    await expect(canvas.getByRole('spinbutton', { name: 'Value' }).closest('.fui-Input')).toHaveTextContent(/^¥/)
  },
}

// Proves TCO-17.
export const DigitsOfANumber: Story = {
  args: { field: { kind: 'number', digits: 2 }, values: [12.5] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('12.50').length).toBeGreaterThan(0)
  },
}

// Proves TCO-7.
export const MovementsWithTheirSign: Story = {
  args: { field: { kind: 'money', signed: true }, values: ['12.00'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('+¥12.00').length).toBeGreaterThan(0)
  },
}

// Proves CFG-9.
export const ASecretKey: Story = {
  args: { field: { kind: 'keyText', secret: true }, values: ['-----BEGIN KEY-----'] },
  play: async ({ canvas, userEvent }) => {
    const security = () =>
      getComputedStyle(canvas.getByRole('textbox', { name: 'Value' })).getPropertyValue('-webkit-text-security')
    await expect(security()).toBe('disc')

    await userEvent.click(canvas.getByRole('button', { name: 'Show key' }))

    await expect(security()).toBe('none')
  },
}

/** Uploads a picture and expects that the server is asked to shrink it. */
const uploads = (size: string): Story['play'] =>
  async function play({ canvas, userEvent }) {
    const sent = [spyOn(FormData.prototype, 'append'), spyOn(FormData.prototype, 'set')]
    const bytes = Uint8Array.from(
      atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
      one => one.charCodeAt(0),
    )

    await userEvent.upload(
      canvas.getByLabelText('Upload a picture', { selector: 'input' }),
      new File([bytes], 'tea.png', { type: 'image/png' }),
    )

    await waitFor(() =>
      expect(sent.flatMap(({ mock }) => mock.calls.map(call => call.slice(0, 2)))).toContainEqual(['option', size]),
    )
    for (const one of sent) one.mockRestore()
    await canvas.findByRole('button', { name: /^Remove/ })
  }

// Proves TCO-23.
export const APictureIsShrunk: Story = {
  args: { field: { kind: 'image', shrink: { width: 80, height: 60 } }, values: [''], required: false },
  play: uploads('{"width":80,"height":60}'),
}

// Proves TCO-23.
export const PicturesAreShrunk: Story = {
  args: { field: { kind: 'images', shrink: { width: 90, height: 70 } }, values: [[]] },
  play: uploads('{"width":90,"height":70}'),
}

// Proves TCO-15.
export const AsManyPicturesAsAllowed: Story = {
  args: { field: { kind: 'images', most: 2 }, values: [pictures] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Upload a picture', { selector: 'input' })).toBeNull()

    const [remove] = canvas.getAllByRole('button', { name: /^Remove/ })
    if (remove) await userEvent.click(remove)

    await expect(canvas.getByLabelText('Upload a picture', { selector: 'input' })).toBeInTheDocument()
  },
}

// Proves TCO-15.
export const AsManySlidesAsAllowed: Story = {
  args: { field: { kind: 'slides', most: 2, ratio: '12 / 4' }, values: [pictures] },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: /^Value.*1/ })

    await expect(canvas.queryByLabelText('Upload a picture', { selector: 'input' })).toBeNull()
    await expect(picture.closest('[style*="12 / 4"]')).not.toBeNull()
  },
}
