import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { CopyButton } from '#src/ui/controls/copy-button.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { ReadyAccounts } from '#src/ui/accounts/ready-accounts.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { Board, darkChinese } from './board.tsx'

/** Buttons that ask for confirmation, copy, or continue; their labels follow the language. */
const meta = {
  title: 'ui/Actions',
  tags: ['autodocs'],
  component: Board,
  args: {
    rows: {
      AccentButton: (
        <>
          <AccentButton>Buy now</AccentButton> <AccentButton disabled>Sold out</AccentButton>
        </>
      ),
      LinkButton: (
        <>
          <LinkButton to="/user">My account</LinkButton>{' '}
          <LinkButton to="/s" appearance="primary">
            All products
          </LinkButton>
        </>
      ),
      TextLink: (
        <>
          <TextLink to="/s">All products</TextLink>{' '}
          <TextLink to="/s" brand>
            Best sellers
          </TextLink>
        </>
      ),
      CopyButton: <CopyButton text="20260615">Copy the number</CopyButton>,
      ReadyAccounts: <ReadyAccounts audience="buyer" onPick={() => {}} />,
    },
  },
} satisfies Meta<typeof Board>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/user')
  },
}

export const DarkInChinese: Story = { ...darkChinese }
