import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format.ts'
import { kind, type CellProps, type InputProps } from '../kind.ts'
import { Thumb, Thumbs } from './thumb.tsx'
import { UploadBox } from './upload-box.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  one: { position: 'relative' },
  large: { width: '78px' },
  clear: { position: 'absolute', top: '2px', right: '2px' },
})

type Options = {
  /** How many at most. */
  most?: number
  shrink?: { width: number; height: number }
}

const addresses = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string' && one !== '') : []

const Cell = ({ value }: CellProps<Options>) => {
  const [first] = addresses(value)
  return first === undefined ? nothing : <Thumb src={first} alt="" />
}

const View = ({ label, value }: CellProps<Options>) => {
  const sources = addresses(value)
  return sources.length === 0 ? nothing : <Thumbs sources={sources} label={label} />
}

const Input = ({ name, label, value, onChange, onBlur, options: { most = 10, shrink } }: InputProps<Options>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const sources = addresses(value)
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {sources.map((src, at) => (
        <div key={src} className={styles.one}>
          <Thumb src={src} alt={t('ui.pictureOf', { name: label, at: at + 1, of: sources.length })} className={styles.large} />
          <Button
            className={styles.clear}
            size="small"
            icon={<DismissRegular />}
            aria-label={t('table.clearPicture')}
            onClick={() => onChange(sources.filter((_, one) => one !== at))}
          />
        </div>
      ))}
      {sources.length < most && (
        <UploadBox
          name={name}
          label={t('table.upload')}
          onBlur={onBlur}
          onDone={src => onChange([...sources, src])}
          {...(shrink && { option: shrink })}
        />
      )}
    </div>
  )
}

/** Addresses of several pictures. A cell shows the first, a record all of them. */
export const images = kind<Options>({ Cell, View, Input, blank: [], width: 74 })
