import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import Sms from '#src/pages/admin/system/configs-sms.page.tsx'
import { desktop, failing, withConfirm, still } from '../table/office.tsx'

const meta = {
  title: 'admin/Settings',
  component: Sms,
  decorators: [withConfirm],
  globals: desktop.globals,
  parameters: { ...desktop.parameters, signedIn: 'admin', path: '/Admin/configs/sms' },
} satisfies Meta<typeof Sms>
export default meta

type Story = StoryObj<typeof meta>

export const Masked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Secret/)).toHaveAttribute('type', 'password')
    await still()
  },
}

export const NotSavedYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Key/), '-2')

    await expect(await canvas.findByText('Not saved yet')).toBeVisible()
    await still()
  },
}

export const DidNotCome: Story = {
  beforeEach: failing({ call: 'GET /Admin/configs', kind: 'envelope500' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await still()
  },
}
