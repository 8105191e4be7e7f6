import { useEffect, useMemo } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { updateConfigs } from '#contracts/api/configs.ts'
import { call } from '#src/lib/call.ts'
import { Failure } from '#src/lib/failure.ts'
import { notify } from '#src/lib/notify.ts'
import { text } from '#src/lib/text.ts'
import { resolverOf } from '#src/ui/form-error.ts'
import { asSent, bodyOf, changesOf, rulesOf, type SettingsGroup, type Values } from './settings.ts'

type Entered = Record<string, unknown>

/** The form of a group of settings: what is entered, whether that is something else than `saved`, saving and taking back. */
export const useSettingsForm = (group: SettingsGroup, saved: Values, reload: () => Promise<unknown>) => {
  const rules = useMemo(() => rulesOf(group), [group])
  const resolver = useMemo<Resolver<Entered>>(() => {
    const check = resolverOf(rules)
    return (entered, context, options) => check(asSent(group, entered), context, options)
  }, [group, rules])
  const form = useForm<Entered>({ resolver, defaultValues: { ...saved } })
  const { reset } = form
  useEffect(() => reset({ ...saved }), [reset, saved])
  const isDirty = Object.keys(changesOf(saved, asSent(group, form.watch()))).length > 0
  const save = form.handleSubmit(async () => {
    try {
      await call(updateConfigs, { body: bodyOf(group, saved, asSent(group, form.getValues())) })
    } catch (error) {
      // `call` has said why; what was entered stays.
      if (error instanceof Failure) return
      throw error
    }
    notify.success(text('msg.success'))
    await reload()
  })
  return { form, rules, isDirty, save, takeBack: () => reset({ ...saved }) }
}
