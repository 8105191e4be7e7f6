import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useTranslation } from 'react-i18next'
import { FormFooter } from '#src/ui/form/form-footer.tsx'
import { LeaveGuard } from '#src/ui/form/leave-guard.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { TemplateCard } from './freights/template-card.tsx'
import { useFreights } from './freights/use-freights.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, maxWidth: '1080px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3 },
})

const nowhere: readonly string[] = []

/** Freight templates: the default, and templates for some provinces. Source: OSC-11. */
const Freights = () => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { isLoaded, error, retry, isDirty, templates, provinces, overlaps, problems, isSaving, save, remove, add, change } =
    useFreights()
  if (!isLoaded) return error ? <ErrorState error={error} onRetry={retry} /> : <LinesSkeleton count={8} size={32} />
  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      {isDirty && !isSaving && <LeaveGuard />}
      <p className={styles.hint}>{t('freights.hint')}</p>
      {templates.map((template, at) => (
        <TemplateCard
          key={template.key}
          template={template}
          isDefault={at === 0}
          provinces={provinces}
          overlap={overlaps[template.key] ?? nowhere}
          problems={problems}
          onChange={part => change(template.key, part)}
          onRemove={() => void remove(template)}
        />
      ))}
      <FormFooter sticky busy={isSaving}>
        <Button icon={<AddRegular />} onClick={add}>
          {t('freights.add')}
        </Button>
      </FormFooter>
    </form>
  )
}
export default Freights
