import { Button, Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../feedback/error-state.tsx'
import { useDiscard } from '../form/leave-guard.tsx'
import { useReturnFocus } from '../focus/return-focus.ts'
import { LinesSkeleton } from '../feedback/skeletons.tsx'
import { RoleEditor } from './role-form.tsx'
import { useRole, type RoleCalls } from './use-role.ts'

const useStyles = makeStyles({
  surface: { width: 'min(1120px, 96vw)', maxWidth: '96vw', height: 'min(820px, 94vh)', maxHeight: '94vh' },
  body: { height: '100%', maxHeight: '100%', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
})

type Props = { rows: readonly { id: number }[]; onClose: () => void; reload: () => void }

const RoleDialog = ({ calls, rows: [row], onClose, reload }: Props & { calls: RoleCalls }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const discard = useDiscard()
  const dirty = useRef(false)
  useReturnFocus()
  const { data, error, retry } = useRole(calls, row?.id)
  const onDirty = useCallback((is: boolean) => {
    dirty.current = is
  }, [])
  const close = async () => {
    if (!dirty.current || (await discard())) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(_, event) => {
        if (!event.open && event.type === 'escapeKeyDown') void close()
      }}
    >
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('btn.close')} onClick={() => void close()} />
            }
          >
            {t(row ? 'roles.edit' : 'roles.add')}
          </DialogTitle>
          {data ? (
            <RoleEditor
              calls={calls}
              data={data}
              onDirty={onDirty}
              onCancel={() => void close()}
              onSaved={() => {
                reload()
                onClose()
              }}
            />
          ) : (
            <DialogContent>
              {error ? <ErrorState error={error} onRetry={retry} /> : <LinesSkeleton count={10} size={32} />}
            </DialogContent>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** Creates a back office's dialog that adds or edits a role. Source: ROL-8. */
export const roleDialog = (calls: RoleCalls) =>
  function EditRole(props: Props) {
    return <RoleDialog {...props} calls={calls} />
  }
