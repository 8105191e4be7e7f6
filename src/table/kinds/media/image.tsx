import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format/format.ts'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { held, isEmpty } from '../shared.tsx'
import { RowThumb, Thumb, Thumbs } from './thumb.tsx'
import { UploadBox } from './upload-box.tsx'
import { UploadRule } from './upload-rule.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalXS },
  large: { width: '76px' },
})

type Options = {
  /** The server scales uploads down to this size, in px. */
  shrink?: { width: number; height: number }
  /** Width and height of the picture in a cell, in px; default: 50. Source: TCO-4. */
  size?: number
  /** `contain` shows the whole picture, `cover` (the default) fills the square. */
  fit?: 'contain' | 'cover'
}

const Cell = ({ label, value, row, options: { size, fit } }: CellProps<Options>) => (
  <RowThumb sources={[held(value)]} label={label} row={row} size={size} fit={fit} />
)

const View = ({ label, value }: CellProps<Options>) =>
  isEmpty(value) ? nothing : <Thumbs sources={[held(value)]} label={label} />

const Input = ({ name, label, value, onChange, onBlur, required, options: { shrink } }: InputProps<Options>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const src = held(value)
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <UploadBox
        name={name}
        label={t(src === '' ? 'table.upload' : 'table.replace')}
        onDone={([src]) => onChange(src)}
        onBlur={onBlur}
        {...(shrink && { option: shrink })}
      >
        {src === '' ? undefined : <Thumb src={src} alt="" className={styles.large} />}
      </UploadBox>
      {src !== '' && !required && (
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={t('table.clearPicture')}
          onClick={() => onChange('')}
        />
      )}
      {src === '' && <UploadRule />}
    </div>
  )
}

/** URL of a picture. */
export const image = kind<Options>({ Cell, View, Input, readIn: 'group', width: 74, beside: true })
