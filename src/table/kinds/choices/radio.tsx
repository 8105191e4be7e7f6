import { Radio, RadioGroup } from '@fluentui/react-components'
import { kind, type InputProps } from '../../kind.ts'
import { useWord } from '../../use-word.ts'
import { choice, type ChoiceOptions } from './choice.tsx'
import { held } from '../shared.tsx'

const Input = ({ name, value, onChange, onBlur, required, options: { of, hidden = [] } }: InputProps<ChoiceOptions>) => {
  const word = useWord()
  return (
    <RadioGroup
      layout="horizontal"
      name={name}
      required={required}
      value={held(value)}
      onBlur={onBlur}
      onChange={(_, data) => onChange(data.value)}
    >
      {Object.entries(of)
        .filter(([key]) => !hidden.includes(key))
        .map(([key, one]) => (
          <Radio key={key} value={key} label={word(one)} />
        ))}
    </RadioGroup>
  )
}

/** Radio buttons for two or three values. Outside forms it renders like a choice. Source: TCO-14. */
export const radio = kind<ChoiceOptions>({ ...choice, Input })
