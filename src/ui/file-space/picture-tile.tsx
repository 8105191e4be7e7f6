import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Picture } from '../media/picture.tsx'

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: '5px',
    textAlign: 'start',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    boxShadow: `0 0 0 1px ${tokens.colorBrandStroke1}`,
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: tokens.fontSizeBase200 },
  mark: {
    position: 'absolute',
    right: '10px',
    top: '10px',
    fontSize: '22px',
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusCircular,
  },
})

type Props = { picture: { readonly url: string; readonly name: string }; isChosen: boolean; onToggle: () => void }

/** One selectable picture of a folder. */
export const PictureTile = ({ picture: { url, name }, isChosen, onToggle }: Props) => {
  const styles = useStyles()
  return (
    <button
      type="button"
      className={mergeClasses(styles.root, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      title={name}
      onClick={onToggle}
    >
      <Picture src={url} size={150} alt="" />
      <span className={styles.name}>{name}</span>
      {isChosen && <CheckmarkCircleFilled className={styles.mark} aria-hidden="true" />}
    </button>
  )
}
