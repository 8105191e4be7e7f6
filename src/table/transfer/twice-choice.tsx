import { Radio, RadioGroup } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Field } from '#src/ui/form/field.tsx'
import { twiceChoices } from './twice.ts'
import type { Import } from './use-import.ts'

const texts = { skip: 'table.twice.skip', update: 'table.twice.update', add: 'table.twice.add' } as const

/** Asks what to do with rows that come twice; nothing if there are none. Fixed once rows have been sent. Source: TEX-10. */
export const TwiceChoice = ({ from: { twice, sending } }: { from: Import }) => {
  const { t } = useTranslation()
  if (twice.count === 0) return null
  const isFixed = sending.sent > 0 || sending.state !== 'still'
  return (
    <Field label={t('table.twice.label', { count: twice.count })}>
      <RadioGroup
        layout="horizontal"
        value={twice.choice}
        disabled={isFixed}
        onChange={(_, { value }) => twice.choose(twiceChoices.find(one => one === value) ?? 'skip')}
      >
        {twiceChoices
          .filter(one => one !== 'update' || twice.canUpdate)
          .map(one => (
            <Radio key={one} value={one} label={t(texts[one])} />
          ))}
      </RadioGroup>
    </Field>
  )
}
