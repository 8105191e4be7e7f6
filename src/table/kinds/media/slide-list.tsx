import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useTranslation } from 'react-i18next'
import { Picture } from '#src/ui/media/picture.tsx'
import { Sortable } from '#src/ui/controls/sortable.tsx'

const useStyles = makeStyles({
  slide: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: tokens.spacingHorizontalM },
  picture: { maxWidth: '420px' },
})

type Props = {
  label: string
  sources: readonly string[]
  /** Aspect ratio, such as `12 / 4`. */
  ratio: string
  onChange: (sources: readonly string[]) => void
}

/** Slides that can be sorted by drag and drop or by keyboard, and removed. */
export const SlideList = ({ label, sources, ratio, onChange }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const nameOf = (src: string) => t('ui.pictureOf', { name: label, at: sources.indexOf(src) + 1, of: sources.length })
  return (
    <Sortable label={label} items={sources} keyOf={src => src} nameOf={nameOf} onSort={onChange}>
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
  )
}
