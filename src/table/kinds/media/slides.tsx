import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { kind, type CellProps, type InputProps } from '../../kind.ts'
import { images } from './images.tsx'
import { UploadBox } from './upload-box.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM, width: '100%' },
})

const SlideList = lazyPart(
  async () => (await import('./slide-list.tsx')).SlideList,
  () => <RowsSkeleton />,
)

type Options = {
  /** Largest number of slides. */
  most: number
  /** Aspect ratio at which they are shown. */
  ratio: string
}

const addresses = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(one => typeof one === 'string' && one !== '') : []

const Input = ({ name, label, value, onChange, onBlur, options: { most, ratio } }: InputProps<Options>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const sources = addresses(value)
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {sources.length > 0 && <SlideList label={label} sources={sources} ratio={ratio} onChange={next => onChange([...next])} />}
      {sources.length < most && (
        <UploadBox name={name} label={t('table.upload')} onBlur={onBlur} onDone={added => onChange([...sources, ...added])} />
      )}
    </div>
  )
}

/** The pictures of a slide show, sorted by drag and drop or by keyboard. */
export const slides = kind<Options>({
  Cell: (props: CellProps<Options>) => images.Cell({ ...props, options: {} }),
  ...(images.View && { View: images.View }),
  Input,
  readIn: 'group',
  blank: [],
})
