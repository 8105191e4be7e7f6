import { Textarea } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/form/field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Longest remark, in characters. Source: ORD-13. */
const mostRemark = 150

/** A remark for the sellers; one for all stores. */
export const RemarkPanel = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { t } = useTranslation()
  return (
    <Panel title={t('field.remark')}>
      <Field hint={`${value.length} / ${mostRemark}`}>
        <Textarea
          aria-label={t('field.remark')}
          value={value}
          maxLength={mostRemark}
          resize="vertical"
          placeholder={t('shop.before.remarkHint')}
          onChange={(_, data) => onChange(data.value)}
        />
      </Field>
    </Panel>
  )
}
