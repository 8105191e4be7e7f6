import { Button, type ButtonProps } from '@fluentui/react-components'
import { useRef } from 'react'

type Props = {
  readonly label: string
  readonly icon: NonNullable<ButtonProps['icon']>
  readonly size?: 'small' | 'medium'
  readonly onFile: (file: File) => void
}

/** A button that asks for a JSON file. */
export const FileButton = ({ label, icon, size = 'medium', onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size={size} icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
