import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LoginBanner } from '#src/ui/accounts/login-banner.tsx'
import { OfficeLogin } from '#src/ui/accounts/office-login.tsx'
import { desktop } from '../table/office.tsx'
import { darkChinese } from './board.tsx'

/** The login form of sellers and administrators; builds with the mock offer the ready accounts. */
const meta = {
  title: 'ui/Login of a back office',
  tags: ['autodocs'],
  component: OfficeLogin,
  args: { audience: 'seller' },
  ...desktop,
} satisfies Meta<typeof OfficeLogin>
export default meta

type Story = StoryObj<typeof meta>

export const Seller: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))

    await expect(await canvas.findAllByText('Cannot be empty.')).not.toHaveLength(0)
  },
}

export const AdminDarkInChinese: Story = { args: { audience: 'admin' }, globals: { ...desktop.globals, ...darkChinese.globals } }

export const BannerAlone: Story = { render: ({ audience }) => <LoginBanner audience={audience} /> }
