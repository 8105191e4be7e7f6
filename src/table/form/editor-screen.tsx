import { Suspense, type ComponentType } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import type { TableDefinition } from '../define-table.ts'
import { AuthProvider } from '../upload-auth.ts'
import { useAllowed } from '../use-allowed.ts'
import { useEditor } from './editor.ts'

/** A list's form as a screen of its own, at `?id=7`; adds a record if there is no id. Returns to the list. Source: RTE-12. */
export const editorScreen = (definition: TableDefinition): ComponentType => {
  const EditorScreen = () => {
    const { calls, can, editor: Editor } = useAllowed(definition)
    const { id } = useEditor()
    const navigate = useNavigate()
    const refresh = useRefresh()
    const backToList = () => {
      void refresh(calls.list)
      void navigate(calls.list.path)
    }
    if (!Editor || (id === undefined && can.add !== true)) return <Navigate to={calls.list.path} replace />
    return (
      <AuthProvider value={calls.list.auth}>
        <Suspense fallback={<LinesSkeleton count={8} size={32} />}>
          <Editor key={id} id={id} onClose={backToList} />
        </Suspense>
      </AuthProvider>
    )
  }
  return EditorScreen
}
