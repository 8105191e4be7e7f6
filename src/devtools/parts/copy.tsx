import { Button } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'

/** Copies a text to the clipboard and shows a message, also if the browser forbids it. */
export const useCopy = (): ((text: string) => Promise<void>) => {
  const { t } = useTranslation()
  return text =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('devtools.copied')),
      () => notify.info(t('devtools.notCopied')),
    )
}

type Props = {
  text: string
  /** What is copied, for screen readers. */
  label: string
  /** Shows the label beside the icon. */
  wide?: boolean
}

/** A small copy button. */
export const Copy = ({ text, label, wide = false }: Props) => {
  const copy = useCopy()
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={<CopyRegular />}
      aria-label={label}
      title={label}
      onClick={() => void copy(text)}
    >
      {wide ? label : undefined}
    </Button>
  )
}
