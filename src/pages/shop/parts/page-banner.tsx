import { makeStyles, tokens } from '@fluentui/react-components'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { HeroArt } from '../home/hero-art.tsx'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    overflow: 'hidden',
    padding: '36px 40px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundImage: `linear-gradient(120deg, ${tokens.colorBrandBackgroundSelected}, ${tokens.colorBrandBackground})`,
    color: tokens.colorNeutralForegroundOnBrand,
    '@media (max-width: 640px)': { padding: '24px 20px' },
  },
  art: { position: 'absolute', right: '-20px', top: '-60%', height: '220%', '@media (max-width: 640px)': { opacity: 0.2 } },
  title: {
    position: 'relative',
    margin: 0,
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightBold,
  },
  lead: {
    position: 'relative',
    margin: `${tokens.spacingVerticalS} 0 0`,
    maxWidth: '40ch',
    lineHeight: tokens.lineHeightBase400,
  },
})

type Props = {
  title: ParseKeys
  lead: ParseKeys
  /** `h1` if no other heading names the page. */
  as?: 'p' | 'h1'
}

/** The banner of a page, with its name and a sentence. */
export const PageBanner = ({ title, lead, as: Title = 'p' }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <HeroArt className={styles.art} />
      <Title className={styles.title}>{t(title)}</Title>
      <p className={styles.lead}>{t(lead)}</p>
    </div>
  )
}
