import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { markOf, userMenu, type UserMenuItem } from './user-menu.ts'

const narrow = '@media (max-width: 900px)'

const useStyles = makeStyles({
  nav: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [narrow]: {
      position: 'relative',
      flexDirection: 'row',
      gap: tokens.spacingHorizontalXS,
      padding: tokens.spacingHorizontalXS,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
  group: {
    margin: 0,
    padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingVerticalXS}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    [narrow]: { display: 'none' },
  },
  list: { margin: 0, padding: 0, listStyleType: 'none', [narrow]: { display: 'flex', gap: tokens.spacingHorizontalXS } },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  here: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2Hover },
  },
  icon: { fontSize: '20px' },
})

/** Scrolls the row horizontally until the link is fully visible, without scrolling the page. */
const showInRow = (link: HTMLElement) => {
  const row = link.closest('nav')
  if (!row) return
  const { left, right } = link.getBoundingClientRect()
  const frame = row.getBoundingClientRect()
  row.scrollLeft += Math.max(0, right - frame.right) + Math.min(0, left - frame.left)
}

const Item = ({ item }: { item: UserMenuItem }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const mark = markOf(item, useLocation().pathname)
  const link = useRef<HTMLAnchorElement>(null)
  // On phones the menu scrolls horizontally; keep the current item visible.
  useEffect(() => {
    if (mark && link.current) showInRow(link.current)
  }, [mark])
  return (
    <li>
      <Link
        ref={link}
        to={item.to}
        className={mergeClasses(styles.item, mark && styles.here)}
        {...(mark && { 'aria-current': mark })}
      >
        <item.icon className={styles.icon} aria-hidden="true" />
        {t(item.label)}
      </Link>
    </li>
  )
}

/** The menu of the user centre: a column, or a scrollable row on narrow screens. */
export const UserNav = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <nav className={styles.nav} aria-label={t('user.menuLabel')}>
      {userMenu.map(({ group, items }) => (
        <div key={group ?? 'top'}>
          {group && <p className={styles.group}>{t(group)}</p>}
          <ul className={styles.list}>
            {items.map(item => (
              <Item key={item.to} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
