import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { showAgreement } from '#contracts/api/agreements.ts'
import { useData } from '#src/lib/use-data.ts'
import { ErrorState } from './error-state.tsx'
import { useKeepTabster } from './keep-tabster.ts'
import { useReturnFocus } from './return-focus.ts'
import { RichText } from './rich-text.tsx'
import { scrollsByKeys } from './scrolls-by-keys.ts'
import { LinesSkeleton } from './skeletons.tsx'

const useStyles = makeStyles({ surface: { width: '80%', maxWidth: '800px' } })

type Props = {
  /** The call name of the agreement. */
  name: string
  onClose: () => void
}

const Body = ({ name, onClose }: Props) => {
  useReturnFocus()
  useKeepTabster()
  const { t } = useTranslation()
  const { data, error, mutate } = useData(showAgreement, { params: { name } }, { quiet: true })
  return (
    <DialogBody>
      <DialogTitle>{data?.name ?? t('agreement.title')}</DialogTitle>
      <DialogContent {...scrollsByKeys}>
        {data && <RichText value={data.content} />}
        {!data && (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <LinesSkeleton count={6} />)}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('btn.cancel')}</Button>
        <Button appearance="primary" onClick={onClose}>
          {t('btn.ok')}
        </Button>
      </DialogActions>
    </DialogBody>
  )
}

/** An agreement to read. @param props.open whether it is shown. Source: screens-storefront, shared agreement dialog. */
export const AgreementDialog = ({ open, ...rest }: Props & { open: boolean }) => (
  <Dialog
    open={open}
    onOpenChange={(_, data) => {
      if (!data.open) rest.onClose()
    }}
  >
    <DialogSurface className={useStyles().surface}>
      <Body {...rest} />
    </DialogSurface>
  </Dialog>
)
