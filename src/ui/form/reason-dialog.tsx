import { makeStyles, Textarea, tokens } from '@fluentui/react-components'
import type { ParseKeys } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'
import { FormDialog } from './form-dialog.tsx'

const useStyles = makeStyles({ text: { margin: 0, color: tokens.colorNeutralForeground2 } })

type Question<Row> = {
  title: ParseKeys
  /** Explains the consequences. */
  text: ParseKeys
  /** Label of the reason field. */
  label: ParseKeys
  /** Maximum length of the reason, in characters. */
  max: number
  send: (row: Row, reason: string) => Promise<unknown>
}

type Props<Row> = { rows: readonly Row[]; onClose: () => void; reload: () => void }

const ReasonDialog = <Row,>({
  question,
  row,
  onClose,
  reload,
}: Omit<Props<Row>, 'rows'> & { question: Question<Row>; row: Row }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [reason, setReason] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isEmpty = reason.trim() === ''
  const send = () => {
    setSubmitted(true)
    return isEmpty ? undefined : question.send(row, reason.trim())
  }
  return (
    <FormDialog title={t(question.title)} submit={t(question.title)} send={send} onSent={reload} onClose={onClose}>
      <p className={styles.text}>{t(question.text)}</p>
      <Field label={t(question.label)} required error={isSubmitted && isEmpty ? t('msg.requiredMsg') : undefined}>
        <Textarea value={reason} maxLength={question.max} rows={3} onChange={(_, data) => setReason(data.value)} />
      </Field>
    </FormDialog>
  )
}

/** Creates a dialog for a row action that needs a reason. Closes when `send` succeeds and keeps the input otherwise. */
export const reasonDialog = <Row,>(question: Question<Row>) =>
  function AskReason({ rows: [row], ...rest }: Props<Row>) {
    return row === undefined ? null : <ReasonDialog question={question} row={row} {...rest} />
  }
