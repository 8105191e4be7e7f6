import { Button } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons/svg/copy'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'

/** Puts a text on the clipboard and says so, or that the browser forbids it. */
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
  /** What is copied, for those who do not see it. */
  label: string
  /** Shows the label beside the icon. */
  wide?: boolean
}

/** A small button that copies. */
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
