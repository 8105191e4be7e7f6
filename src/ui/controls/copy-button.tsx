import { Button } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'

/** Copies `text` to the clipboard and confirms it with a toast. */
export const CopyButton = ({ text, children }: { text: string; children?: string }) => {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('shop.pay.copied')),
      () => notify.error(t('msg.error')),
    )
  return (
    <Button icon={<CopyRegular />} onClick={() => void copy()}>
      {children ?? t('shop.pay.copy')}
    </Button>
  )
}
