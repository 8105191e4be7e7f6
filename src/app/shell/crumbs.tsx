import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { useMenuName } from '../back-office/office.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    minHeight: '20px',
    margin: `0 0 ${tokens.spacingVerticalM}`,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  item: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  here: { color: tokens.colorNeutralForeground1 },
})

/** Breadcrumbs of the current screen: module, group, entry. Source: LAY-5. */
export const Crumbs = ({ trail }: { trail: readonly MenuNode[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useMenuName()
  if (trail.length === 0) return null
  return (
    <nav aria-label={t('office.crumbs')}>
      <ol className={styles.list}>
        {trail.map((node, index) => (
          <li key={node.id} className={styles.item}>
            {index > 0 && <ChevronRight12Regular aria-hidden="true" />}
            {index === trail.length - 1 ? (
              <span aria-current="page" className={styles.here}>
                {nameOf(node)}
              </span>
            ) : (
              <span>{nameOf(node)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
