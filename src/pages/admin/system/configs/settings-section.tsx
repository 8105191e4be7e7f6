import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { updateConfigs } from '#contracts/api/system/configs.ts'
import { useMay } from '#src/lib/session/use-may.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { FormFooter } from '#src/ui/form/form-footer.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { useLabelsFit } from '#src/table/form/field-grid.tsx'
import { SettingField, settingLabel } from './setting-field.tsx'
import type { SettingsGroup, Values } from './settings.ts'
import { useSettingsForm } from './use-settings-form.ts'
import { useSettings } from './use-settings.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(160px, 240px) minmax(0, 680px)',
    gap: tokens.spacingHorizontalXXXL,
    paddingBlock: tokens.spacingVerticalXL,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    ':first-child': { paddingTop: 0 },
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  },
  stacked: { gridTemplateColumns: 'minmax(0, 680px)', rowGap: tokens.spacingVerticalXL, paddingTop: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  about: {
    margin: `${tokens.spacingVerticalXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    lineHeight: tokens.lineHeightBase300,
  },
  links: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, marginTop: tokens.spacingVerticalM },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  footer: { paddingLeft: '162px', '@media (max-width: 599px)': { paddingLeft: 0 } },
})

/** `onDirty` reports whether a group has unsaved changes. */
type Watched = { group: SettingsGroup; onDirty: (group: SettingsGroup, isDirty: boolean) => void }

const SettingsForm = ({ group, onDirty, values, reload }: Watched & { values: Values; reload: () => Promise<unknown> }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { form, rules, isDirty, save, takeBack } = useSettingsForm(group, values, reload)
  const { isSubmitting } = form.formState
  const maySave = useMay()(updateConfigs)
  const labelsFit = useLabelsFit(Object.values(group.fields), settingLabel)
  useEffect(() => {
    onDirty(group, isDirty)
    return () => onDirty(group, false)
  }, [group, isDirty, onDirty])
  return (
    <form className={styles.form} onSubmit={event => void save(event)} noValidate>
      {Object.entries(group.fields).map(([name, setting]) => (
        <SettingField key={name} name={name} setting={setting} rules={rules} control={form.control} labelAbove={!labelsFit} />
      ))}
      {maySave && (
        <FormFooter
          {...(labelsFit && { className: styles.footer })}
          busy={isSubmitting}
          idle={!isDirty}
          message={isDirty ? t('configs.unsaved') : ''}
        >
          <Button disabledFocusable={!isDirty || isSubmitting} onClick={takeBack}>
            {t('btn.reset')}
          </Button>
        </FormFooter>
      )}
    </form>
  )
}

/** A setting group that is loaded and saved on its own. `stacked` puts the title above, for narrow layouts. */
export const SettingsSection = ({ group, onDirty, stacked = false }: Watched & { stacked?: boolean }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const titleId = useId()
  const { values, error, reload } = useSettings(group)
  return (
    <section className={mergeClasses(styles.root, stacked && styles.stacked)} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {t(group.title)}
        </h2>
        <p className={styles.about}>{t(group.about)}</p>
        {group.links && (
          <div className={styles.links}>
            {group.links.map(({ to, name }) => (
              <TextLink key={to} to={to} brand>
                {t(name)}
              </TextLink>
            ))}
          </div>
        )}
      </div>
      {error && <ErrorState error={error} onRetry={() => void reload()} />}
      {!error && !values && <LinesSkeleton count={Object.keys(group.fields).length} size={32} />}
      {!error && values && <SettingsForm group={group} onDirty={onDirty} values={values} reload={reload} />}
    </section>
  )
}
