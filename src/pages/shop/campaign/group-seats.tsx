import { Avatar, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { PersonRegular } from '@fluentui/react-icons/svg/person'
import { thumbOf } from '#src/ui/media/thumb.ts'
import type { Goods } from '../goods/use-purchase.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center' },
  /** Hidden on phones: the number beside the seats shows the same. */
  seat: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '32px',
    height: '32px',
    marginInlineStart: '-8px',
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralBackground1}`,
    backgroundColor: tokens.colorNeutralBackground5,
    color: tokens.colorNeutralForeground3,
    '@media (max-width: 560px)': { display: 'none' },
  },
  open: { border: `1px dashed ${tokens.colorNeutralStroke1}`, backgroundColor: tokens.colorNeutralBackground1 },
})

/** Most seats to draw; the number beside them counts the others. */
const room = 6

/** The seats of a group: the opener's picture, then a circle per taken or open seat. The server sends no other members. */
export const GroupSeats = ({ group }: { group: Goods['collective_list'][number] }) => {
  const styles = useStyles()
  const { nickname, avatar, need, orders_count } = group
  const others = Array.from({ length: Math.max(0, Math.min(need, room) - 1) }, (_, at) => at + 1)
  return (
    <span className={styles.root} aria-hidden="true">
      <Avatar size={32} name={nickname} {...(avatar && { image: { src: thumbOf(avatar, 150) } })} />
      {others.map(seat => (
        <span key={seat} className={mergeClasses(styles.seat, seat >= orders_count && styles.open)}>
          {seat < orders_count && <PersonRegular />}
        </span>
      ))}
    </span>
  )
}
