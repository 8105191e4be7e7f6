import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronRight12Regular } from '@fluentui/react-icons/svg/chevron-right'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
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

type Props = {
  trail: readonly MenuNode[]
  /** What the screen shows below its entry, such as the form of a record; empty if it shows the entry itself. */
  below: string
}

/** Breadcrumbs of the current screen: module, group, entry, and what is open below it. Source: LAY-5. */
export const OfficeCrumbs = ({ trail, below }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const nameOf = useMenuName()
  const entry = trail.at(-1)
  if (!entry) return null
  const above = trail.slice(0, -1)
  return (
    <nav aria-label={t('office.crumbs')}>
      <ol className={styles.list}>
        {above.map(node => (
          <li key={node.id} className={styles.item}>
            {nameOf(node)}
            <ChevronRight12Regular aria-hidden="true" />
          </li>
        ))}
        {below && (
          <li className={styles.item}>
            <TextLink to={entry.apis}>{nameOf(entry)}</TextLink>
            <ChevronRight12Regular aria-hidden="true" />
          </li>
        )}
        <li className={styles.item}>
          <span aria-current="page" className={styles.here}>
            {below || nameOf(entry)}
          </span>
        </li>
      </ol>
    </nav>
  )
}
