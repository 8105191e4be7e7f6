import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AgreementDialog } from '#src/ui/form/agreement/agreement-dialog.tsx'
import { ConfirmProvider, useConfirm } from '#src/ui/feedback/confirm.tsx'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { reasonDialog } from '#src/ui/form/reason-dialog.tsx'
import { isSeen, leaveByEscape, still } from '../table/office.tsx'
import { darkChinese } from './board.tsx'

const onClose = fn()

const Asking = () => {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  const ask = async () => setAnswer((await confirm({ title: 'Delete the address?', yes: 'Delete' })) ? 'yes' : 'no')
  return (
    <>
      <Button onClick={() => void ask()}>Delete</Button> <output>{answer}</output>
    </>
  )
}

/** Confirmations and forms in dialogs: the focus moves in, stays in, and returns. */
const meta = { title: 'ui/Dialogs', tags: ['autodocs'] } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Confirm: Story = {
  render: () => (
    <ConfirmProvider>
      <Asking />
    </ConfirmProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await isSeen(await screen.findByRole('alertdialog', { name: 'Delete the address?' }))

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('no'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus())
    await still()
  },
}

export const Form: Story = {
  render: () => (
    <FormDialog submit="Save" title="A new folder" send={() => undefined} onClose={onClose}>
      The fields
    </FormDialog>
  ),
  play: async ({ userEvent }) => {
    await isSeen(await screen.findByRole('dialog', { name: 'A new folder' }))

    await leaveByEscape(userEvent.keyboard, onClose)

    await still()
  },
}

const Refuse = reasonDialog<{ id: number }>({
  title: 'stores.refuse',
  text: 'stores.refuseText',
  label: 'field.store_refuse_info',
  max: 200,
  send: () => Promise.resolve(),
})

export const Reason: Story = {
  render: () => <Refuse rows={[{ id: 1 }]} onClose={onClose} reload={fn()} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    const buttons = dialog.querySelectorAll('button')

    await userEvent.click(buttons[buttons.length - 1] ?? dialog)

    await isSeen(await screen.findByText('Cannot be empty.'))
    await still()
    await expect(within(dialog).getByRole('textbox')).toHaveAttribute('maxlength', '200')
    await leaveByEscape(userEvent.keyboard, onClose)
  },
}

const onSent = fn()

/** The list behind a dialog is loaded again once the reason was sent. */
export const ReasonSent: Story = {
  render: () => <Refuse rows={[{ id: 1 }]} onClose={onClose} reload={onSent} />,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'The licence is missing{Tab}')

    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? document.body)

    await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
    await still()
  },
}

export const Agreement: Story = {
  render: () => <AgreementDialog open name="users" onClose={onClose} />,
  play: async ({ userEvent }) => {
    await isSeen(await screen.findByRole('dialog'))

    await leaveByEscape(userEvent.keyboard, onClose)

    await still()
  },
}

const pictures = ['/storage/goods/mug-1-red-1.svg', '/storage/goods/mug-2-red-1.svg']

export const Pictures: Story = {
  render: function Looking() {
    const [at, setAt] = useState<number | undefined>(0)
    return <Lightbox pictures={pictures} at={at} name="A red mug" onMove={setAt} />
  },
  play: async ({ userEvent }) => {
    await isSeen(await screen.findByRole('dialog'))

    await userEvent.keyboard('{ArrowRight}')

    await still()
  },
}

export const AgreementDarkInChinese: Story = { ...Agreement, ...darkChinese }
