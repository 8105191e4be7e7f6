import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useTranslation } from 'react-i18next'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useChange } from '../control.ts'
import { FileButton } from '../parts/file-button.tsx'
import { noteWorld } from '../recording/active.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { useMove } from './use-move.ts'
import { downloadWorld, restoreWorld } from './saved-world.ts'

/** Exports the whole shop as a file and imports it. Source: CTL-11. */
export const WorldFile = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const move = useMove()
  const change = useChange()
  const restore = async (file: File) => {
    const text = await file.text()
    const read = (): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        throw new Error(t('devtools.world.notJson'))
      }
    }
    const restored = await move(async () => {
      const done = await restoreWorld(read())
      await noteWorld(file.name, currentPath())
      return done
    })
    if (!restored) return
    const { names, ...facts } = restored
    const signedIn = t('devtools.world.signedIn', { names: names.join(', ') || t('devtools.world.nobody') })
    notify.success(`${t('devtools.world.imported', facts)}. ${signedIn}`)
  }
  return (
    <Section title={t('devtools.world.file')}>
      <p className={part.lead}>{t('devtools.world.importAbout')}</p>
      <div className={part.row}>
        <Button icon={<ArrowDownloadRegular />} onClick={() => void change(downloadWorld)}>
          {t('devtools.world.export')}
        </Button>
        <FileButton label={t('devtools.world.import')} icon={<ArrowUploadRegular />} onFile={file => void restore(file)} />
      </div>
    </Section>
  )
}
