import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { showAgreement } from '#contracts/api/content/agreements.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '../../feedback/error-state.tsx'
import { ModalBody, ModalFrame } from '../../feedback/modal.tsx'
import { RichText } from '../../media/rich-text.tsx'
import { LinesSkeleton } from '../../feedback/skeletons.tsx'

type Props = {
  /** The agreement's call name (`ename`). */
  name: string
  onClose: () => void
}

const Body = ({ name, onClose }: Props) => {
  const { t } = useTranslation()
  const { data, error, mutate } = useData(showAgreement, { params: { name } }, { quiet: true })
  return (
    <ModalBody
      scrolls
      title={data?.name ?? t('agreement.title')}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {t('btn.close')}
        </Button>
      }
    >
      {data && <RichText value={data.content} />}
      {!data && (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <LinesSkeleton count={6} />)}
    </ModalBody>
  )
}

/**
 * Shows an agreement.
 * @param props.open whether it is visible. Source: ART-11.
 */
export const AgreementDialog = ({ open, ...rest }: Props & { open: boolean }) => (
  <ModalFrame open={open} width={800} onClose={rest.onClose}>
    <Body {...rest} />
  </ModalFrame>
)
