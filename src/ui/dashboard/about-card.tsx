import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../controls/link-button.tsx'
import { Panel } from '../layout/panel.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    margin: `0 0 ${tokens.spacingVerticalL}`,
  },
  name: { color: tokens.colorNeutralForeground3 },
  fact: { margin: 0 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

/** Describes the demo and its backend, and links to its other parts. */
export const AboutCard = ({ other }: { other: { to: string; label: string } }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const facts = [
    [t('dashboard.version'), `${t('app.name')} ${import.meta.env.VITE_APP_VERSION}`],
    [t('dashboard.madeWith'), 'React 19, Fluent UI 9'],
    [t('dashboard.backend'), t(import.meta.env.MODE === 'mock' ? 'dashboard.inPage' : 'dashboard.onServer')],
  ]
  return (
    <Panel title={t('dashboard.about')}>
      <dl className={styles.list}>
        {facts.map(([name, fact]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.fact}>{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <LinkButton to="/">{t('login.toShop')}</LinkButton>
        <LinkButton to={other.to}>{other.label}</LinkButton>
      </div>
    </Panel>
  )
}
