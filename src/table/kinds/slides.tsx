import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { Picture } from '#src/ui/picture.tsx'
import { Sortable } from '#src/ui/sortable.tsx'
import { kind, type CellProps, type InputProps } from '../kind.ts'
import { images } from './images.tsx'
import { UploadBox } from './upload-box.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, width: '100%' },
  slide: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: tokens.spacingHorizontalM },
  picture: { maxWidth: '420px' },
})

type Options = {
  /** How many at most. */
  most: number
  /** Width by height, as they are shown. */
  ratio: string
}

const addresses = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string' && one !== '') : []

const Input = ({ name, label, value, onChange, onBlur, options: { most, ratio } }: InputProps<Options>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const sources = addresses(value)
  const nameOf = (src: string) => t('ui.pictureOf', { name: label, at: sources.indexOf(src) + 1, of: sources.length })
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {sources.length > 0 && (
        <Sortable label={label} items={sources} keyOf={src => src} nameOf={nameOf} onSort={next => onChange([...next])}>
          {src => (
            <div className={styles.slide}>
              <Picture className={styles.picture} src={src} alt={nameOf(src)} ratio={ratio} />
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={`${t('btn.remove')}: ${nameOf(src)}`}
                onClick={() => onChange(sources.filter(one => one !== src))}
              />
            </div>
          )}
        </Sortable>
      )}
      {sources.length < most && (
        <UploadBox name={name} label={t('table.upload')} onBlur={onBlur} onDone={added => onChange([...sources, ...added])} />
      )}
    </div>
  )
}

/** Pictures that follow each other, put in order by dragging or by keyboard. */
export const slides = kind<Options>({
  Cell: (props: CellProps<Options>) => images.Cell({ ...props, options: {} }),
  ...(images.View && { View: images.View }),
  Input,
  readIn: 'group',
  blank: [],
})
