import { makeStyles, tokens } from '@fluentui/react-components'
import { Outlet } from 'react-router-dom'
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
  return (
    <Container className={styles.root}>
      <aside className={styles.side}>
        <ProfileCard />
        <UserNav />
      </aside>
      <Outlet />
    </Container>
  )
}
export default UserLayout
