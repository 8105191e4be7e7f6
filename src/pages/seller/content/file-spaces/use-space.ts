import { useTranslation } from 'react-i18next'
import { allFileSpaceDirs, fileSpaceDirs, fileSpaces } from '#contracts/api/content/file-spaces.ts'
import { uploadAsSeller } from '#contracts/api/content/uploads.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import type { Folder } from '#src/ui/file-space/use-folders.ts'
import type { SpacePicture } from '#src/ui/file-space/use-pictures-of.ts'
import { useUploads } from '#src/ui/uploads/use-uploads.ts'

/** Thumbnail sizes that the shop requests. Source: GDE-10. */
const option = JSON.stringify({
  thumb: [
    [400, 400],
    [300, 300],
    [150, 150],
  ],
})

type Pictures = readonly SpacePicture[]

/** Write operations on a folder and its pictures; revalidates the lists. */
export const useSpace = (folder: Folder) => {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const refresh = useRefresh()
  const { progress, send } = useUploads(file =>
    call(uploadAsSeller, { body: { file, name: 'spaces', dir_id: folder.id, option } }),
  )
  /** Asks for confirmation, deletes, and resolves to whether it was deleted. */
  const removeAfter = async (text: string, remove: () => Promise<unknown>): Promise<boolean> => {
    if (!(await confirm({ title: t('table.deltit'), text, yes: t('btn.delete'), danger: true }))) return false
    try {
      await remove()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return false
    }
    notify.success(t('msg.success'))
    return true
  }
  const write = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } finally {
      await refresh(fileSpaces.list)
    }
  }
  return {
    progress,
    upload: (files: readonly File[]) => write(() => send(files)),
    /** @throws Failure */
    rename: ({ id }: SpacePicture, name: string) => write(() => call(fileSpaces.update, { params: { id }, body: { name } })),
    /** @throws Failure at the first refusal; earlier pictures stay moved. */
    move: (pictures: Pictures, dir_id: number) =>
      write(async () => {
        for (const { id } of pictures) await call(fileSpaces.update, { params: { id }, body: { dir_id } })
      }),
    remove: (pictures: Pictures) =>
      removeAfter(t('fileSpace.removeText', { count: pictures.length }), () =>
        write(() => call(fileSpaces.remove, { params: { ids: pictures.map(({ id }) => id).join(',') } })),
      ),
    /** @throws Failure */
    renameFolder: async (name: string) => {
      await call(fileSpaceDirs.update, { params: { id: folder.id }, body: { name } })
      await refresh(allFileSpaceDirs)
    },
    removeFolder: () =>
      removeAfter(t('fileSpace.removeFolderText', { name: folder.name }), async () => {
        await call(fileSpaceDirs.remove, { params: { ids: folder.id } })
        await refresh(allFileSpaceDirs, fileSpaces.list)
      }),
  }
}
