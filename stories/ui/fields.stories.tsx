import { Input } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { expect, waitFor } from 'storybook/test'
import { AgreementCheck } from '#src/ui/form/agreement/agreement-check.tsx'
import { DayPicker } from '#src/ui/form/dates/day-picker.tsx'
import { FieldGroup } from '#src/ui/form/field-group.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { FormInput, FormPassword, FormTextarea } from '#src/ui/form/form-input.tsx'
import { PasswordInput } from '#src/ui/form/password-input.tsx'
import { PhoneFields } from '#src/ui/form/phone-fields.tsx'
import { SecretFields } from '#src/ui/form/secret-fields.tsx'
import { SendCode } from '#src/ui/form/send-code.tsx'
import { Board, darkChinese } from './board.tsx'

const values = { name: 'Northwind', remark: '', phone: '', code: '', secret: '', repeat: '' }

const Fields = () => {
  const form = useForm({ defaultValues: values })
  const { control, formState } = form
  const [day, setDay] = useState('2026-06-15')
  const [agreed, setAgreed] = useState(false)
  return (
    <Board
      rows={{
        FormInput: (
          <Field label="Name" required>
            <FormInput name="name" control={control} />
          </Field>
        ),
        'Field, refused': (
          <Field label="Name" error="Cannot be empty." required>
            <Input />
          </Field>
        ),
        FormPassword: (
          <Field label="Password">
            <FormPassword name="code" control={control} />
          </Field>
        ),
        FormTextarea: (
          <Field label="Remark" hint="At most 500 characters">
            <FormTextarea name="remark" control={control} />
          </Field>
        ),
        PasswordInput: <PasswordInput aria-label="Payment password" />,
        DayPicker: <DayPicker name="day" label="Day" value={day} onChange={setDay} from="2026-06-01" to="2026-06-30" />,
        FieldGroup: (
          <FieldGroup label="Both" required hint="The first or the second" error="Choose one.">
            <Input aria-label="First" /> <Input aria-label="Second" />
          </FieldGroup>
        ),
        AgreementCheck: <AgreementCheck checked={agreed} onChange={setAgreed} />,
        PhoneFields: <PhoneFields form={form} sms="user" />,
        SendCode: <SendCode phone="13800000000" checkPhone={() => Promise.resolve(true)} name="user" />,
        SecretFields: <SecretFields kind="pay_password" label="Payment password" control={control} errors={formState.errors} />,
      }}
    />
  )
}

/** Form fields: an always visible label, an asterisk for required fields, and the error below the field. */
const meta = { title: 'ui/Fields', tags: ['autodocs'], component: Fields } satisfies Meta<typeof Fields>
export default meta

type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    const [name] = canvas.getAllByRole('textbox', { name: /^Name/ })
    if (!name) throw new Error('The field is missing.')

    await userEvent.type(name, ' and Co')

    await expect(name).toHaveValue('Northwind and Co')
  },
}

// Proves WRD-2.
/** The error of several controls has the icon that the error of one has. */
export const ErrorsAlike: Story = {
  play: async ({ canvas }) => {
    const alerts = canvas.getAllByRole('alert')

    await expect(alerts.map(one => one.textContent)).toEqual(['Cannot be empty.', 'Choose one.'])
    await expect(alerts.map(one => one.parentElement?.querySelectorAll('svg').length)).toEqual([1, 1])
  },
}

export const DarkInChinese: Story = { ...darkChinese }

// Proves REG-6, PRO-5, SGN-6.
/** What a field does not take is not typed: a phone number has 11 digits, a code 4, a payment password 6. */
export const Limits: Story = {
  play: async ({ canvas, canvasElement }) => {
    const limitOf = (name: string) => canvasElement.querySelector(`[name=${name}]`)?.getAttribute('maxlength')

    await expect(canvas.getByRole('textbox', { name: /Mobile number/ })).toHaveAttribute('maxlength', '11')
    await expect(canvas.getByRole('textbox', { name: /SMS code/ })).toHaveAttribute('maxlength', '4')
    await expect([limitOf('secret'), limitOf('repeat')]).toEqual(['6', '6'])
  },
}

// Proves WCA-1.
/** The button beside a password says whether it is shown. */
export const ShownPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getAllByLabelText('Payment password').find(one => one.matches('[type=password]:not([name])'))
    const [, button] = canvas.getAllByRole('button', { name: 'Show the password', pressed: false })
    if (!button) throw new Error('The button is missing.')

    await userEvent.click(button)

    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
  },
}

// Proves TXC-5.
/** After a code was sent, another one can be asked for in 60 seconds. */
export const CodeSent: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getAllByRole('button', { name: 'Send code' }).at(-1)
    if (!button) throw new Error('The button is missing.')

    await userEvent.click(button)

    await waitFor(() => expect(button).toHaveTextContent(/^(60|59|58)s$/))
  },
}
