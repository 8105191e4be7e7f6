import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { LinkChoice } from './link.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    maxWidth: '560px',
    minHeight: '100vh',
    justifyContent: 'center',
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
    color: tokens.colorNeutralForeground1,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  choice: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalXS },
  about: { color: tokens.colorNeutralForeground2 },
})

const choices = [
  { name: 'keep', label: 'devtools.link.keep', about: 'devtools.link.keepAbout' },
  { name: 'beside', label: 'devtools.link.beside', about: 'devtools.link.besideAbout' },
  { name: 'replace', label: 'devtools.link.replace', about: 'devtools.link.replaceAbout' },
] as const

/** Asks what to do with the visitor's own, changed shop before a link's shop is opened. Source: CTL-9. */
export const OpenLink = ({ onChoose }: { onChoose: (choice: LinkChoice) => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <main className={styles.root}>
      <h1 className={styles.title}>{t('devtools.link.question')}</h1>
      <p className={styles.text}>{t('devtools.link.questionAbout')}</p>
      {choices.map(({ name, label, about }) => (
        <div key={name} className={styles.choice}>
          <Button
            appearance={name === 'keep' ? 'primary' : 'secondary'}
            aria-describedby={`open-link-${name}`}
            onClick={() => onChoose(name)}
          >
            {t(label)}
          </Button>
          <Text id={`open-link-${name}`} size={200} className={styles.about}>
            {t(about)}
          </Text>
        </div>
      ))}
    </main>
  )
}
