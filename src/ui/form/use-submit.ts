import type { BaseSyntheticEvent } from 'react'
import type { FieldValues, SubmitErrorHandler, SubmitHandler, UseFormHandleSubmit } from 'react-hook-form'
import { useOnce } from './use-once.ts'

/**
 * Returns what a form runs when it is sent; a second click or Enter does nothing until it has ended. Source: CAL-17.
 * @param handleSubmit of the form.
 */
export const useSubmit = <Input extends FieldValues, Output>(
  handleSubmit: UseFormHandleSubmit<Input, Output>,
  onValid: SubmitHandler<Output>,
  onInvalid?: SubmitErrorHandler<Input>,
): ((event?: BaseSyntheticEvent) => Promise<void>) => {
  const submit = useOnce(handleSubmit(onValid, onInvalid))
  return async event => {
    // Also of a submission that is ignored: the browser would send the form by itself.
    event?.preventDefault()
    await submit(event)
  }
}
