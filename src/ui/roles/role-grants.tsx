import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { RoleDetail } from '#contracts/api/accounts/roles.ts'
import { menuName } from '#src/lib/menu/menu-tree.ts'

const useStyles = makeStyles({
  title: { margin: `0 0 ${tokens.spacingVerticalS}`, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalSNudge,
    margin: `0 0 ${tokens.spacingVerticalL}`,
    padding: 0,
    listStyleType: 'none',
  },
  one: {
    padding: `1px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
  none: { margin: `0 0 ${tokens.spacingVerticalL}`, color: tokens.colorNeutralForeground3 },
})

type Role = Pick<z.infer<typeof RoleDetail>, 'menus' | 'permissions'>

const Names = ({ title, names }: { title: string; names: readonly string[] }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {names.length === 0 ? (
        <p className={styles.none}>{t('roles.nothing')}</p>
      ) : (
        <ul className={styles.list}>
          {names.map((name, at) => (
            <li key={`${name}-${at}`} className={styles.one}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Shows what a role grants; with permissions only for roles that have them. */
export const roleGrants = (hasPermissions: boolean) =>
  function RoleGrants({ record: { menus, permissions } }: { record: Role }) {
    const { t, i18n } = useTranslation()
    const parents = new Set(menus.map(({ pid }) => pid))
    const pages = menus.filter(({ id }) => !parents.has(id)).map(node => menuName(node, i18n.resolvedLanguage ?? ''))
    return (
      <>
        <Names title={t('roles.menus')} names={pages} />
        {hasPermissions && <Names title={t('roles.interfaces')} names={permissions.map(({ name }) => name)} />}
      </>
    )
  }
