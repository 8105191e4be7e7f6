import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../check-field.tsx'
import { lazyPart } from '../../feedback/lazy-part.tsx'

/** Loaded lazily because it brings the HTML sanitiser, needed only to read the agreement. */
const AgreementDialog = lazyPart(
  async () => (await import('./agreement-dialog.tsx')).AgreementDialog,
  () => null,
)

const useStyles = makeStyles({
  read: {
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalXXS,
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightRegular,
  },
})

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Error message. */
  error?: string | undefined
  boxRef?: Ref<HTMLInputElement>
}

/** Check box to accept the site's terms, with a link that opens them. Source: SGN-11. */
export const AgreementCheck = (box: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [reading, setReading] = useState<boolean>()
  return (
    <>
      <CheckField {...box} label={t('agreement.agree')}>
        <Button appearance="transparent" className={styles.read} onClick={() => setReading(true)}>
          {t('agreement.title')}
        </Button>
      </CheckField>
      {reading !== undefined && <AgreementDialog name="agreement" open={reading} onClose={() => setReading(false)} />}
    </>
  )
}
