import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useSession } from '#src/lib/session/use-session.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { HeroArt } from '../home/hero-art.tsx'
import { useBackPath } from './use-back-path.ts'

const useStyles = makeStyles({
  page: { paddingBlock: tokens.spacingVerticalXXXL, '@media (max-width: 800px)': { paddingBlock: tokens.spacingVerticalL } },
  frame: {
    display: 'grid',
    gridTemplateColumns: '1.2fr 1fr',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  side: {
    position: 'relative',
    overflow: 'hidden',
    minHeight: '480px',
    boxSizing: 'border-box',
    padding: '48px',
    backgroundImage: `linear-gradient(150deg, ${tokens.colorBrandBackgroundSelected}, ${tokens.colorBrandBackground})`,
    color: tokens.colorNeutralForegroundOnBrand,
    '@media (max-width: 800px)': { display: 'none' },
  },
  art: { position: 'absolute', right: '-70px', bottom: '-90px', height: '84%', maxHeight: '480px' },
  claim: {
    position: 'relative',
    margin: 0,
    maxWidth: '9em',
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero900,
    fontWeight: tokens.fontWeightBold,
    textWrap: 'balance',
  },
  main: { padding: '48px', '@media (max-width: 800px)': { padding: '28px 20px' } },
  title: {
    margin: `0 0 ${tokens.spacingVerticalXL}`,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/**
 * Frame of the login, registration and forgotten-password pages. Redirects signed-in shoppers to `?back=` if that is a path of
 * the storefront, otherwise to the home page. Source: SES-5, SES-7.
 */
export const AuthFrame = ({ title, children }: { title: string; children: ReactNode }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const back = useBackPath()
  const { signedIn, user } = useSession('buyer')
  // The login stores the profile last, so from then on the login can no longer fail.
  if (signedIn && user) return <Navigate to={back} replace />
  return (
    <Container className={styles.page}>
      <div className={styles.frame}>
        <div className={styles.side}>
          <HeroArt className={styles.art} />
          <p className={styles.claim}>{t('shop.heroTitle')}</p>
        </div>
        <section className={styles.main} aria-labelledby="auth-title">
          <h1 id="auth-title" className={styles.title}>
            {title}
          </h1>
          {children}
        </section>
      </div>
    </Container>
  )
}
