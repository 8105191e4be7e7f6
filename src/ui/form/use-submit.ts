import type { BaseSyntheticEvent } from 'react'
import type { FieldValues, SubmitErrorHandler, SubmitHandler, UseFormHandleSubmit } from 'react-hook-form'
import { useOnce } from './use-once.ts'

/**
 * Creates the submit handler of a form; a second click or Enter does nothing while it runs. Source: CAL-17.
 * @param handleSubmit of the form.
 */
export const useSubmit = <Input extends FieldValues, Output>(
  handleSubmit: UseFormHandleSubmit<Input, Output>,
  onValid: SubmitHandler<Output>,
  onInvalid?: SubmitErrorHandler<Input>,
): ((event?: BaseSyntheticEvent) => Promise<void>) => {
  const submit = useOnce(handleSubmit(onValid, onInvalid))
  return async event => {
    // Also for an ignored submission: otherwise the browser submits the form itself.
    event?.preventDefault()
    await submit(event)
  }
}
