import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { AddCircleRegular } from '@fluentui/react-icons/svg/add-circle'
import { SubtractCircleRegular } from '@fluentui/react-icons/svg/subtract-circle'
import { useTranslation } from 'react-i18next'
import { scrollsByKeys } from '../focus/scrolls-by-keys.ts'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { countOf, type Changes } from './role-changes.ts'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  none: { margin: 0, color: tokens.colorNeutralForeground3 },
  subtitle: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalS,
    paddingBlock: '2px',
  },
  icon: { fontSize: '18px', lineHeight: 1 },
  added: { color: tokens.colorStatusSuccessForeground1 },
  removed: { color: tokens.colorStatusDangerForeground1, textDecorationLine: 'line-through' },
})

const Lines = ({ names, isAdded }: { names: readonly string[]; isAdded: boolean }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const Icon = isAdded ? AddCircleRegular : SubtractCircleRegular
  return names.map((name, at) => (
    <li key={`${name}-${at}`} className={mergeClasses(styles.line, isAdded ? styles.added : styles.removed)}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span>
        <VisuallyHidden>{t(isAdded ? 'roles.added' : 'roles.removed')} </VisuallyHidden>
        {name}
      </span>
    </li>
  ))
}

type Props = { parts: readonly { readonly title: string; readonly changes: Changes }[] }

/** Summary of what saving would grant and revoke. */
export const RoleChanges = ({ parts }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const count = countOf(...parts.map(({ changes }) => changes))
  return (
    <aside className={styles.root} aria-label={t('roles.changes')} {...scrollsByKeys}>
      <h3 className={styles.title} aria-live="polite">
        {t('roles.changesCount', { count })}
      </h3>
      {count === 0 && <p className={styles.none}>{t('roles.noChanges')}</p>}
      {parts
        .filter(({ changes }) => countOf(changes) > 0)
        .map(({ title, changes }) => (
          <section key={title}>
            <h4 className={styles.subtitle}>{title}</h4>
            <ul className={styles.list}>
              <Lines names={changes.added} isAdded />
              <Lines names={changes.removed} isAdded={false} />
            </ul>
          </section>
        ))}
    </aside>
  )
}
