import { makeStyles } from '@fluentui/react-components'
import { BuildingShopRegular } from '@fluentui/react-icons/svg/building-shop'
import { useTranslation } from 'react-i18next'
import { BrandLogo } from '#src/ui/media/brand-logo.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', alignContent: 'center', justifyItems: 'center', minHeight: '100vh' },
})

/** Shown while the shop is closed, with the reason. Source: STF-8. */
export const SiteClosed = ({ reason }: { reason: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <main id="main" className={styles.root}>
      <BrandLogo />
      <EmptyState
        as="h1"
        icon={<BuildingShopRegular />}
        title={t('shell.closed')}
        hint={reason}
        action={<TextLink to="/Seller/login">{t('shell.sellerCentre')}</TextLink>}
      />
    </main>
  )
}
