import { makeStyles, MessageBar, MessageBarBody, ProgressBar, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Import } from './use-import.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, marginBottom: tokens.spacingVerticalM },
  text: { margin: 0 },
})

/** Shown while a file is read. Indeterminate, but limited to two seconds. */
export const Reading = () => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <p className={styles.text} role="status">
        {t('table.readingFile')}
      </p>
      <ProgressBar aria-label={t('table.readingFile')} />
    </div>
  )
}

/** The progress of an import, and its result if it did not finish. */
export const ImportProgress = ({ from: { rows, left, faulty, sending } }: { from: Import }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { sent, state, refusal } = sending
  const isGoing = state !== 'still'
  return (
    <div className={styles.root}>
      {refusal && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{refusal}</MessageBarBody>
        </MessageBar>
      )}
      {!isGoing && sent > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('table.importedSome', { count: sent, left })}</MessageBarBody>
        </MessageBar>
      )}
      <p className={styles.text} role="status">
        {isGoing ? t('table.sendingRows', { sent, total: rows.length }) : t('table.importFound', { count: left, faulty })}
      </p>
      {isGoing && <ProgressBar aria-label={t('btn.import')} value={sent} max={rows.length} />}
    </div>
  )
}
