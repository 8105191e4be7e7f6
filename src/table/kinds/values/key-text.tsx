import { Button, makeStyles, mergeClasses, Textarea, tokens } from '@fluentui/react-components'
import { DocumentArrowUpRegular } from '@fluentui/react-icons/svg/document-arrow-up'
import { EyeRegular } from '@fluentui/react-icons/svg/eye'
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'
import { kind, type InputProps } from '../../kind.ts'
import { ClampedCell, held, lookOf } from '../shared.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, width: '100%' },
  text: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 } },
  masked: { '& textarea': { WebkitTextSecurity: 'disc' } },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  hidden: { display: 'none' },
})

type Options = {
  /** Masks the text until the user reveals it. */
  secret?: boolean
}

/** Longest text that the server accepts, in characters. */
const longest = 5000

const FromFile = ({ max, onChange }: { max: number; onChange: (text: string) => void }) => {
  const { t } = useTranslation()
  const { hidden } = useStyles()
  const file = useRef<HTMLInputElement>(null)
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > max) notify.error(t('table.keyTooLong', { max }))
    else onChange((await chosen.text()).trim())
  }
  return (
    <>
      <Button size="small" icon={<DocumentArrowUpRegular />} onClick={() => file.current?.click()}>
        {t('table.fromFile')}
      </Button>
      <input
        ref={file}
        type="file"
        className={hidden}
        aria-label={t('table.fromFile')}
        accept=".pem,.crt,.cer,.key,.txt"
        onChange={event => {
          void read(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}

const Input = ({
  name,
  value,
  onChange,
  onBlur,
  max = longest,
  readOnly = false,
  options: { secret = false },
}: InputProps<Options>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isShown, setIsShown] = useState(!secret)
  return (
    <div className={styles.root}>
      <Textarea
        name={name}
        className={mergeClasses(styles.text, !isShown && styles.masked)}
        value={held(value)}
        rows={3}
        resize="vertical"
        maxLength={max}
        spellCheck={false}
        autoComplete="off"
        onBlur={onBlur}
        {...lookOf(readOnly)}
        onChange={(_, data) => onChange(data.value)}
      />
      <div className={styles.buttons}>
        {!readOnly && <FromFile max={max} onChange={onChange} />}
        {secret && (
          <Button
            size="small"
            appearance="subtle"
            aria-pressed={isShown}
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setIsShown(!isShown)}
          >
            {t('table.showKey')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A key or certificate as text, or its path on the server: typed, pasted, or read from a file. Source: CFG-9. */
export const keyText = kind<Options>({ Cell: ClampedCell, Input, readIn: 'control' })
