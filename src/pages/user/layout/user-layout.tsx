import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Outlet, useLocation } from 'react-router-dom'
import { Container } from '#src/ui/layout/container.tsx'
import { ProfileCard } from './profile-card.tsx'
import { UserNav } from './user-nav.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    paddingBlock: tokens.spacingVerticalXL,
    '@media (max-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: tokens.spacingVerticalM,
      paddingBlock: tokens.spacingVerticalM,
    },
    '@media print': { display: 'block' },
  },
  /** On a phone only the overview has the profile, so that a list begins at the top. */
  below: { '@media (max-width: 900px)': { display: 'none' } },
  side: {
    position: 'sticky',
    top: tokens.spacingVerticalXL,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    '@media (max-width: 900px)': { position: 'static' },
    '@media print': { display: 'none' },
  },
})

/** Layout of the user centre: profile, menu and the routed screen. */
const UserLayout = () => {
  const styles = useStyles()
  const { pathname } = useLocation()
  return (
    <Container className={styles.root}>
      <aside className={styles.side}>
        <div className={mergeClasses(pathname !== '/user' && styles.below)}>
          <ProfileCard />
        </div>
        <UserNav />
      </aside>
      <Outlet />
    </Container>
  )
}
export default UserLayout
