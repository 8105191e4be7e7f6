import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { CodeRegular } from '@fluentui/react-icons/svg/code'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'
import { useChange } from '../control.ts'
import { mostLetters } from '../link.ts'
import { useCopy } from '../parts/copy.tsx'
import { useCopyLink } from '../world/use-copy-link.ts'
import { playwrightTest } from './playwright.ts'
import type { Recording } from './recording.ts'
import { downloadRecording, recordingLink } from './share.ts'

/** Gives a recording to others: as a link, which a host shortens if need be, as a file, and as a test. Source: CTL-18, CTL-20, HST-13. */
export const ShareButtons = ({ recording }: { recording: Recording }) => {
  const { t } = useTranslation()
  const copy = useCopy()
  const copyOrShorten = useCopyLink()
  const change = useChange()
  const copyLink = async () => {
    const link = await change(() => recordingLink(recording))
    if (link === undefined || (await copyOrShorten(link))) return
    downloadRecording(recording)
    notify.info(t('devtools.record.tooLong', { count: link.length, most: mostLetters }))
  }
  const buttons = [
    { label: t('devtools.record.link'), icon: <LinkRegular />, run: () => void copyLink() },
    { label: t('devtools.record.file'), icon: <ArrowDownloadRegular />, run: () => downloadRecording(recording) },
    { label: t('devtools.record.test'), icon: <CodeRegular />, run: () => void copy(playwrightTest(recording)) },
  ]
  return buttons.map(({ label, icon, run }) => (
    <Button
      key={label}
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={`${label}: ${recording.name}`}
      title={label}
      onClick={run}
    />
  ))
}
