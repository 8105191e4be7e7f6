import { useCallback, useMemo, useState } from 'react'
import { Failure } from '#src/lib/http/failure.ts'
import { problemsOf, type GoodsValues, type Matrix, type Problems } from './goods-values.ts'
import { dropDraft, readDraft } from './kept-draft.ts'
import { carriedOver, linesOf, type Attribute, type Entries } from './sku-matrix.ts'
import { remaining } from '../form/remaining.ts'
import { useOnce } from '../form/use-once.ts'
import { useDraftKeeping } from './use-draft-keeping.ts'

/** All values except the SKU matrix, which changes far more often. */
export type PlainValues = Omit<GoodsValues, keyof Matrix>
export type SetValue = <Name extends keyof PlainValues>(name: Name, value: PlainValues[Name]) => void

type Options = {
  start: GoodsValues
  /** Storage key of the draft. */
  draftKey: string
  /** True if the form also reviews the product. */
  reviews: boolean
  /** @throws Failure */
  save: (values: GoodsValues) => Promise<unknown>
  onSaved: () => void
}

const split = ({ attributes, entries, ...plain }: GoodsValues) => ({ plain, matrix: { attributes, entries } })

/** The two parts of the form state, and whether either was changed. */
const useTyped = (start: GoodsValues, draftKey: string) => {
  const [kept] = useState(() => readDraft(draftKey))
  const [{ plain, isDirty }, setPlain] = useState({ plain: split(kept ?? start).plain, isDirty: kept !== undefined })
  const [{ matrix, isTouched }, setMatrix] = useState({ matrix: split(kept ?? start).matrix, isTouched: false })
  const set = useCallback<SetValue>(
    (name, value) => setPlain(now => ({ plain: { ...now.plain, [name]: value }, isDirty: true })),
    [],
  )
  const setEntries = useCallback(
    (change: (entries: Entries) => Entries) =>
      setMatrix(now => ({ matrix: { ...now.matrix, entries: change(now.matrix.entries) }, isTouched: true })),
    [],
  )
  const setAttributes = useCallback(
    (change: (attributes: readonly Attribute[]) => readonly Attribute[]) =>
      setMatrix(({ matrix: former }) => {
        const attributes = change(former.attributes)
        const entries = carriedOver(former.entries, linesOf(former.attributes), linesOf(attributes))
        return { matrix: { attributes, entries }, isTouched: true }
      }),
    [],
  )
  const startAgain = useCallback(() => {
    setPlain({ plain: split(start).plain, isDirty: false })
    setMatrix({ matrix: split(start).matrix, isTouched: false })
  }, [start])
  return { plain, matrix, isDirty: isDirty || isTouched, wasKept: kept !== undefined, set, setEntries, setAttributes, startAgain }
}

/** State of the product form: drafts, validation before sending, and refusals that keep the input. */
export const useGoodsForm = ({ start, draftKey: ownDraft, reviews, save, onSaved }: Options) => {
  // When the session ends, its user is gone before the form is: the draft keeps the key that it began with.
  const [draftKey] = useState(ownDraft)
  const typed = useTyped(start, draftKey)
  const { plain, matrix, isDirty, startAgain } = typed
  const [shown, setShown] = useState<Problems>({})
  const problems = useMemo(
    () => remaining(shown, () => problemsOf({ ...plain, ...matrix }, reviews)),
    [shown, plain, matrix, reviews],
  )
  const [isSaving, setSaving] = useState(false)
  const forgetDraft = useDraftKeeping(draftKey, { ...plain, ...matrix }, isDirty)

  /** Discards all unsaved changes. */
  const discard = () => {
    startAgain()
    setShown({})
    dropDraft(draftKey)
  }
  /** @returns the validation errors, if the form could not be sent. */
  const submit = useOnce(async (): Promise<Problems> => {
    const values = { ...plain, ...matrix }
    const wrong = problemsOf(values, reviews)
    setShown(wrong)
    if (Object.keys(wrong).length > 0) return wrong
    setSaving(true)
    try {
      await save(values)
      forgetDraft()
      onSaved()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    } finally {
      setSaving(false)
    }
    return {}
  })
  return { ...typed, problems, isSaving, discard, submit }
}
export type GoodsFormState = ReturnType<typeof useGoodsForm>
