import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from './lazily.tsx'

/** Comes with what makes HTML harmless, so only to those who read it. */
const AgreementDialog = lazily(
  async () => (await import('./agreement-dialog.tsx')).AgreementDialog,
  () => null,
)

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  read: {
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalXXS,
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightRegular,
  },
  error: { margin: 0, color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase200 },
})

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What is wrong with it. */
  error?: string | undefined
}

/** Whether somebody agrees to the terms of the site, which can be read here. Source: spec, section 5. */
export const AgreementCheck = ({ checked, onChange, error }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const errorId = useId()
  const [reading, setReading] = useState<boolean>()
  return (
    <div>
      <div className={styles.row}>
        <Checkbox
          label={t('agreement.agree')}
          checked={checked}
          onChange={(_, data) => onChange(data.checked === true)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <Button appearance="transparent" className={styles.read} onClick={() => setReading(true)}>
          {t('agreement.title')}
        </Button>
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {reading !== undefined && <AgreementDialog name="agreement" open={reading} onClose={() => setReading(false)} />}
    </div>
  )
}
