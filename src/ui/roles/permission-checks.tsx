import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { markOf, withIds } from './menu-choice.ts'
import type { PermissionEntry, PermissionGroupEntry } from './operations.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  head: {
    width: '100%',
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' },
})

type Props = {
  groups: readonly PermissionGroupEntry[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

const idsOf = (permissions: readonly PermissionEntry[]) => permissions.map(({ id }) => id)

type SomeProps = Omit<Props, 'groups'> & { label: string; ids: readonly number[] }

/** A check box for several permissions. */
const SomeBox = ({ label, ids, chosen, onChoose }: SomeProps) => {
  const mark = markOf(ids, chosen)
  return <Checkbox label={label} checked={mark} onChange={() => onChoose(withIds(chosen, ids, mark !== true))} />
}

/** Permissions in their groups, with a check box per group and one for all. Source: ROL-8. */
export const PermissionChecks = ({ groups, ...choice }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { chosen, onChoose } = choice
  const filled = groups
    .map(({ permissions = [], ...group }) => ({ ...group, permissions }))
    .filter(group => group.permissions.length > 0)
  return (
    <div className={styles.root}>
      <SomeBox label={t('roles.all')} ids={filled.flatMap(group => idsOf(group.permissions))} {...choice} />
      {filled.map(({ id, name, permissions }) => (
        <fieldset key={id} className={styles.group} aria-label={name}>
          <div className={styles.head}>
            <SomeBox label={name} ids={idsOf(permissions)} {...choice} />
          </div>
          <div className={styles.list}>
            {permissions.map(one => (
              <Checkbox
                key={one.id}
                label={one.name}
                checked={chosen.has(one.id)}
                onChange={(_, { checked }) => onChoose(withIds(chosen, [one.id], checked === true))}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
