import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { FolderArrowRightRegular } from '@fluentui/react-icons/svg/folder-arrow-right'
import { RenameRegular } from '@fluentui/react-icons/svg/rename'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder } from '#src/ui/file-space/use-folders.ts'
import type { SpacePicture } from '#src/ui/file-space/use-pictures-of.ts'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import type { useSpace } from './use-space.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalXS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3 },
})

type Props = {
  chosen: readonly SpacePicture[]
  /** Target folders for moving. */
  targets: readonly Folder[]
  space: ReturnType<typeof useSpace>
  /** Called after pictures were renamed, moved or deleted. */
  onDone: () => void
}

/** Actions on the selected pictures. */
export const PictureTools = ({ chosen, targets, space, onDone }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [asked, setAsked] = useState<'rename' | 'move'>()
  const [shown, setShown] = useState<number>()
  const [one, ...more] = chosen
  const close = () => setAsked(undefined)
  const remove = async () => {
    if (await space.remove(chosen)) onDone()
  }
  const tools = [
    { icon: <EyeRegular />, label: t('btn.view'), isOff: !one, onClick: () => setShown(0) },
    { icon: <RenameRegular />, label: t('fileSpace.rename'), isOff: !one || more.length > 0, onClick: () => setAsked('rename') },
    {
      icon: <FolderArrowRightRegular />,
      label: t('fileSpace.move'),
      isOff: !one || targets.length === 0,
      onClick: () => setAsked('move'),
    },
    { icon: <DeleteRegular />, label: t('btn.delete'), isOff: !one, onClick: () => void remove() },
  ]
  return (
    <div className={styles.root} role="group" aria-label={t('fileSpace.tools')}>
      {tools.map(({ icon, label, isOff, onClick }) => (
        <Button key={label} appearance="subtle" icon={icon} disabledFocusable={isOff} onClick={onClick}>
          {label}
        </Button>
      ))}
      <span className={styles.count} role="status">
        {one ? t('table.selected', { count: chosen.length }) : t('fileSpace.chooseHint')}
      </span>
      {asked === 'rename' && one && (
        <NameDialog
          title={t('fileSpace.rename')}
          name={one.name}
          save={async name => {
            await space.rename(one, name)
            onDone()
          }}
          onClose={close}
        />
      )}
      {asked === 'move' && (
        <MoveDialog
          title={t('fileSpace.moveTitle', { count: chosen.length })}
          folders={targets}
          move={async folder => {
            await space.move(chosen, folder)
            onDone()
          }}
          onClose={close}
        />
      )}
      <Lightbox pictures={chosen.map(({ url }) => url)} at={shown} name={chosen[shown ?? 0]?.name ?? ''} onMove={setShown} />
    </div>
  )
}
