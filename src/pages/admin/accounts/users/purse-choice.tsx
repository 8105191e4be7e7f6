import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/form/field.tsx'
import type { Purse } from './purses.ts'
import type { FundsOutput, FundsValues } from './use-funds.ts'

const useStyles = makeStyles({
  name: { display: 'block' },
  held: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
})

type Props = { control: Control<FundsValues, unknown, FundsOutput>; purses: readonly Purse[] }

/** Selects the purse; each option shows its balance. */
export const PurseChoice = ({ control, purses }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { field } = useController({ control, name: 'is_type' })
  return (
    <Field label={t('moneyLogs.purse')}>
      <RadioGroup
        layout="horizontal"
        name={field.name}
        value={String(field.value)}
        onChange={(_, data) => field.onChange(Number(data.value))}
      >
        {purses.map(({ is_type, name, held, format }) => (
          <Radio
            key={is_type}
            value={String(is_type)}
            label={
              <>
                <span className={styles.name}>{t(name)}</span>
                <span className={styles.held}>{format(held)}</span>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Field>
  )
}
