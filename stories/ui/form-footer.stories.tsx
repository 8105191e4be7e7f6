import { Button } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormFooter } from '#src/ui/form/form-footer.tsx'

const onSend = fn((event: { preventDefault: () => void }) => event.preventDefault())

/** The footer of a form on a page: the submit button first, then the others and a message. */
const meta = {
  title: 'ui/FormFooter',
  tags: ['autodocs'],
  component: FormFooter,
  args: { busy: false, children: <Button>Reset</Button> },
  decorators: [
    Story => (
      <form onSubmit={onSend}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof FormFooter>
export default meta
type Story = StoryObj<typeof meta>

/** Enter and a click send the form. */
export const Ready: Story = {
  args: { message: 'Unsaved changes' },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear()

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))

    await expect(onSend).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes')
  },
}

/** While the form is sent, its button keeps the focus and takes no further press. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    onSend.mockClear()

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))

    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
    await expect(onSend).not.toHaveBeenCalled()
  },
}

/** Errors of the fields are counted beside the buttons. */
export const Problem: Story = { args: { message: '2 fields need attention', isProblem: true } }
