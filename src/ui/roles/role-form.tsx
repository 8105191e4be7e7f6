import { Badge, Button, DialogActions, DialogContent, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../form/field.tsx'
import { useFieldError } from '../form/form-error.ts'
import { FormInput } from '../form/form-input.tsx'
import { LeaveGuard } from '../form/leave-guard.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { RoleChanges } from './role-changes-list.tsx'
import { LackingPages } from './lacking-pages.tsx'
import { withIds } from './menu-choice.ts'
import { MenuChecks } from './menu-checks.tsx'
import { OperationChecks } from './operation-checks.tsx'
import { resourcesOf } from './operations.ts'
import { PermissionChecks } from './permission-checks.tsx'
import { useRoleForm } from './use-role-form.ts'
import type { RoleCalls, RoleEditorData } from './use-role.ts'

/** Where the summary of the changes has no room beside the checks. */
const narrow = '@media (max-width: 767px)'

const useStyles = makeStyles({
  content: { position: 'relative', minHeight: 0, overflow: 'hidden auto', paddingTop: '4px' },
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 280px',
    gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    height: '100%',
    minHeight: 0,
    // All parts below each other: the dialog scrolls as a whole.
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', height: 'auto' },
  },
  wide: { gridColumnStart: 1, gridColumnEnd: -1 },
  tabs: { flexWrap: 'wrap' },
  pane: {
    position: 'relative',
    minHeight: 0,
    overflow: 'auto',
    paddingRight: tokens.spacingHorizontalS,
    [narrow]: { overflow: 'visible' },
  },
  changes: {
    gridColumnStart: 2,
    gridRowStart: 2,
    gridRowEnd: 5,
    display: 'grid',
    minHeight: 0,
    [narrow]: { gridColumnStart: 1, gridRowStart: 'auto', gridRowEnd: 'auto' },
  },
  count: { marginLeft: tokens.spacingHorizontalSNudge },
})

const panes = ['menus', 'interfaces', 'operations'] as const
type Pane = (typeof panes)[number]
const isPane = (value: unknown): value is Pane => panes.some(pane => pane === value)

type Props = {
  calls: RoleCalls
  data: RoleEditorData
  onSaved: () => void
  /** Called with true while there are unsaved changes. */
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
}

/** Content and buttons of the role editor's dialog: name, menus, permissions, and a summary of what saving would change. */
export const RoleEditor = ({ calls, data, onSaved, onDirty, onCancel }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const id = useId()
  const errorText = useFieldError()
  const [pane, setPane] = useState<Pane>('menus')
  const { form, save, pages, permissions, lacking, isDirty } = useRoleForm(calls, data, onSaved)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const resources = useMemo(() => resourcesOf(data.groups), [data.groups])
  const { errors, isSubmitting } = form.formState
  const permissionChoice = { chosen: permissions.chosen, onChoose: permissions.choose }
  const tab = (value: Pane, name: string, count: number) => (
    <Tab value={value}>
      {name}
      <Badge className={styles.count} appearance="tint" color="informative">
        {count}
      </Badge>
    </Tab>
  )
  const shownOperations = resources.flatMap(({ ids }) => Object.values(ids)).filter(id => permissions.chosen.has(id)).length
  return (
    <>
      <DialogContent className={styles.content}>
        <form id={id} className={styles.root} onSubmit={event => void save(event)} noValidate>
          {isDirty && !isSubmitting && <LeaveGuard />}
          <Field className={styles.wide} label={t('roles.name')} required error={errorText(errors.name)}>
            <FormInput control={form.control} name="name" maxLength={15} autoComplete="off" />
          </Field>
          <TabList
            className={styles.tabs}
            selectedValue={pane}
            onTabSelect={(_, { value }) => {
              if (isPane(value)) setPane(value)
            }}
          >
            {tab('menus', t('roles.menus'), pages.chosen.size)}
            {calls.groups && tab('interfaces', t('roles.interfaces'), permissions.chosen.size)}
            {calls.groups && tab('operations', t('roles.operations'), shownOperations)}
          </TabList>
          <div>
            <LackingPages
              lacking={lacking}
              onGrant={() =>
                permissions.choose(
                  withIds(
                    permissions.chosen,
                    lacking.map(({ permission }) => permission.id),
                    true,
                  ),
                )
              }
            />
          </div>
          <div className={styles.pane}>
            {pane === 'menus' && (
              <MenuChecks label={t('roles.menus')} entries={data.menu} chosen={pages.chosen} onChoose={pages.choose} />
            )}
            {pane === 'interfaces' && <PermissionChecks groups={data.groups} {...permissionChoice} />}
            {pane === 'operations' && <OperationChecks resources={resources} {...permissionChoice} />}
          </div>
          <div className={styles.changes}>
            <RoleChanges
              parts={[
                { title: t('roles.menus'), changes: pages.changes },
                { title: t('roles.interfaces'), changes: permissions.changes },
              ]}
            />
          </div>
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('btn.cancel')}</Button>
        <SubmitButton form={id} busy={isSubmitting}>
          {t('btn.save')}
        </SubmitButton>
      </DialogActions>
    </>
  )
}
