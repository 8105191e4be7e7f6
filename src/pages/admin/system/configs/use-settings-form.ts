import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { updateConfigs } from '#contracts/api/system/configs.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { text } from '#src/lib/format/text.ts'
import { resolverOf } from '#src/ui/form/form-error.ts'
import { useKept } from '#src/ui/form/use-draft.ts'
import { useSubmit } from '#src/ui/form/use-submit.ts'
import { asSent, bodyOf, changesOf, rulesOf, type SettingsGroup, type Values } from './settings.ts'

type Entered = Record<string, unknown>

/** The form of a setting group: values, unsaved changes against `saved`, save and discard. */
export const useSettingsForm = (group: SettingsGroup, saved: Values, reload: () => Promise<unknown>) => {
  const rules = useMemo(() => rulesOf(group), [group])
  const resolver = useMemo<Resolver<Entered>>(() => {
    const check = resolverOf(rules)
    return (entered, context, options) => check(asSent(group, entered), context, options)
  }, [group, rules])
  const form = useForm<Entered>({ resolver, defaultValues: { ...saved } })
  const { reset, getValues } = form
  const [kept, setKept] = useState(saved)
  const entered = () => asSent(group, getValues())
  const isDirty = Object.keys(changesOf(kept, asSent(group, form.watch()))).length > 0
  // Input typed while a save is pending survives the reply.
  const rebase = useEffectEvent((values: Values) => {
    reset({ ...values, ...changesOf(kept, entered()) })
    setKept(values)
  })
  useEffect(() => rebase(saved), [saved])
  useKept({
    name: `settings ${group.title}`,
    audience: 'admin',
    current: () => (isDirty ? changesOf(kept, entered()) : undefined),
    restore: changes => reset({ ...kept, ...(changes as Values) }),
  })
  const save = useSubmit(form.handleSubmit, async () => {
    const sent = entered()
    try {
      await call(updateConfigs, { body: bodyOf(group, kept, sent) })
    } catch (error) {
      // `call` has shown the reason; the input stays.
      if (error instanceof Failure) return
      throw error
    }
    setKept(sent)
    notify.success(text('msg.success'))
    await reload()
  })
  return { form, rules, isDirty, save, takeBack: () => reset({ ...kept }) }
}
