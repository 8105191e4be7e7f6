import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { searchPath } from '../search/search-params.ts'
import { HeroArt } from './hero-art.tsx'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: '360px',
    padding: '48px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundImage: `linear-gradient(120deg, ${tokens.colorBrandBackgroundSelected}, ${tokens.colorBrandBackground})`,
    color: tokens.colorNeutralForegroundOnBrand,
    '@media (max-width: 640px)': { minHeight: 0, padding: '20px', justifyContent: 'flex-start' },
  },
  art: {
    position: 'absolute',
    right: '-40px',
    top: '50%',
    height: '125%',
    transform: 'translateY(-50%)',
    '@media (max-width: 640px)': {
      right: '-110px',
      top: 'auto',
      bottom: '-190px',
      height: '320px',
      transform: 'none',
      opacity: 0.7,
    },
  },
  text: { position: 'relative', maxWidth: '26em' },
  title: {
    margin: 0,
    fontSize: 'clamp(28px, 4.2vw, 44px)',
    lineHeight: 1.2,
    fontWeight: tokens.fontWeightBold,
    textWrap: 'balance',
    '@media (max-width: 640px)': { marginBottom: tokens.spacingVerticalM },
  },
  lead: {
    margin: `${tokens.spacingVerticalM} 0 ${tokens.spacingVerticalXL}`,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
    textWrap: 'balance',
    // A phone shows products on its first screen instead.
    '@media (max-width: 640px)': { display: 'none' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  light: {
    backgroundColor: tokens.colorNeutralForegroundOnBrand,
    color: tokens.colorBrandBackgroundSelected,
    border: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralForegroundOnBrand, color: tokens.colorBrandBackgroundPressed },
  },
  outline: {
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForegroundOnBrand,
    ...shorthands.borderColor(tokens.colorNeutralForegroundOnBrand),
    ':hover': {
      backgroundColor: 'rgba(255, 255, 255, 0.15)',
      color: tokens.colorNeutralForegroundOnBrand,
      ...shorthands.borderColor(tokens.colorNeutralForegroundOnBrand),
    },
  },
})

/** The hero of the home page: a slogan and two links. Its picture is inline SVG, so nothing is loaded. */
export const Hero = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <section className={styles.root} aria-labelledby="hero-title">
      <HeroArt className={styles.art} />
      <div className={styles.text}>
        <h1 id="hero-title" className={styles.title}>
          {t('shop.heroTitle')}
        </h1>
        <p className={styles.lead}>{t('shop.heroLead')}</p>
        <div className={styles.buttons}>
          <LinkButton className={styles.light} size="large" to="/s">
            {t('shop.heroAll')}
          </LinkButton>
          <LinkButton className={styles.outline} size="large" to={searchPath({ sort_type: 'goods_sale', sort_order: 'desc' })}>
            {t('shell.bestSellers')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
