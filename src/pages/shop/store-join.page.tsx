import { makeStyles, tokens } from '@fluentui/react-components'
import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { StoreMicrosoftRegular } from '@fluentui/react-icons/svg/store-microsoft'
import { useTranslation } from 'react-i18next'
import { useSite } from '#src/lib/site/use-site.ts'
import { Container } from '#src/ui/layout/container.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { openSteps, stepPath, useOwnStore } from './join/own-store.ts'
import { PageBanner } from './parts/page-banner.tsx'

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalL },
  way: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 480px)': { flexWrap: 'wrap', justifyContent: 'flex-end' },
  },
  icon: { flexShrink: 0, fontSize: '40px', color: tokens.colorBrandForeground1 },
  text: { flex: '1 1 200px', margin: 0, color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase300 },
  process: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    counterReset: 'step',
    '@media (max-width: 800px)': { gridTemplateColumns: '1fr 1fr' },
  },
  step: {
    counterIncrement: 'step',
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    '::before': {
      content: 'counter(step)',
      display: 'block',
      fontSize: tokens.fontSizeHero700,
      lineHeight: tokens.lineHeightHero700,
      fontWeight: tokens.fontWeightBold,
      color: tokens.colorBrandForeground1,
    },
  },
  stepName: { display: 'block', color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  trades: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    textAlign: 'center',
  },
  picture: {
    width: '64px',
    marginInline: 'auto',
    marginBottom: tokens.spacingVerticalXS,
    borderRadius: tokens.borderRadiusCircular,
  },
})

const process = [
  { name: 'shop.join.agree', about: 'shop.join.agreeAbout' },
  { name: 'shop.join.fill', about: 'shop.join.fillAbout' },
  { name: 'shop.join.wait', about: 'shop.join.waitAbout' },
  { name: 'shop.join.done', about: 'shop.join.doneAbout' },
] as const

/** The button to start the application, to continue it, or to see its result. */
const NextStepButton = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { isLoaded, store, error, reload } = useOwnStore()
  if (!isLoaded) return error ? <ErrorState error={error} onRetry={() => void reload()} /> : <LinesSkeleton count={2} />
  const [step] = openSteps(store)
  const begun = step === 3
  return (
    <div className={styles.way}>
      {begun ? <ClipboardTaskListLtrRegular className={styles.icon} /> : <StoreMicrosoftRegular className={styles.icon} />}
      <p className={styles.text}>
        {t(begun ? 'shop.join.progressAbout' : step === 2 ? 'shop.join.goOnAbout' : 'shop.join.applyAbout')}
      </p>
      <LinkButton appearance="primary" size="large" to={stepPath(step)}>
        {t(begun ? 'shop.join.progress' : step === 2 ? 'shop.join.goOn' : 'shop.join.apply')}
      </LinkButton>
    </div>
  )
}

/** /store/join: explains how to open a store, with a link to the application. Source: STS-3, STO-6. */
export default function StoreJoinPage() {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data: site } = useSite()
  return (
    <Container className={styles.page}>
      <PageBanner as="h1" title="shop.join.title" lead="shop.join.lead" />
      <Panel title={t('shop.join.yours')}>
        <NextStepButton />
      </Panel>
      <Panel title={t('shop.join.process')}>
        <ol className={styles.process}>
          {process.map(({ name, about }) => (
            <li key={name} className={styles.step}>
              <span className={styles.stepName}>{t(name)}</span>
              {t(about)}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={t('shop.join.trades')}>
        <ul className={styles.trades}>
          {(site?.classes ?? []).map(({ id, name, thumb }) => (
            <li key={id}>
              <Picture className={styles.picture} src={thumb} size={150} alt="" />
              {name}
            </li>
          ))}
        </ul>
      </Panel>
    </Container>
  )
}
