import { useTranslation } from 'react-i18next'
import { lazyPart } from '../feedback/lazy-part.tsx'
import { Skeleton, SkeletonItem } from '../feedback/skeleton.tsx'
import type { EditorProps } from './editor-props.ts'

const Waiting = ({ height }: EditorProps) => {
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')} style={{ width: '100%' }}>
      <SkeletonItem size={height} />
    </Skeleton>
  )
}

/** The rich-text editor, loaded when it is first shown. */
export const Editor = lazyPart(async () => (await import('./quill-editor.tsx')).QuillEditor, Waiting)
