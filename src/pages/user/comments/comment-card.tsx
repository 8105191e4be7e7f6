import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { listUserComments } from '#contracts/api/orders/order-comments.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { Picture } from '#src/ui/media/picture.tsx'
import { Stars } from '#src/ui/controls/stars.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  body: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${tokens.spacingHorizontalM}` },
  name: { fontWeight: tokens.fontWeightSemibold },
  time: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  scores: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 640px)': { flexDirection: 'column' },
  },
  score: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  label: { '@media (max-width: 640px)': { minWidth: '88px' } },
  text: { margin: 0, lineHeight: tokens.lineHeightBase300, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  pictures: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  picture: { width: '72px' },
  reply: {
    margin: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    lineHeight: tokens.lineHeightBase300,
  },
  replyBy: { marginRight: tokens.spacingHorizontalS, color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

const scores = ['score', 'agree', 'service', 'speed'] as const

/** One of the shopper's own reviews, with the seller's reply. */
export const CommentCard = ({ comment }: { comment: ReplyOf<typeof listUserComments>['data'][number] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <li className={styles.root}>
      <Picture src={comment.goods_master_image} size={150} alt="" />
      <div className={styles.body}>
        <div className={styles.head}>
          <bdi className={styles.name}>{comment.goods_name}</bdi>
          <time className={styles.time}>{formatDateTime(comment.created_at)}</time>
        </div>
        <ul className={styles.scores}>
          {scores.map(name => (
            <li key={name} className={styles.score}>
              <span className={styles.label}>{t(`field.${name}`)}</span> <Stars value={comment[name]} size="small" />
            </li>
          ))}
        </ul>
        <p className={styles.text} dir="auto">
          {comment.content}
        </p>
        {comment.image.length > 0 && (
          <div className={styles.pictures}>
            {comment.image.map((address, at) => (
              <Picture
                key={address}
                className={styles.picture}
                src={address}
                size={150}
                alt={t('user.comment.picture', { number: at + 1 })}
              />
            ))}
          </div>
        )}
        {comment.reply && (
          <p className={styles.reply}>
            <span className={styles.replyBy}>{t('user.comments.reply')}</span>
            <bdi>{comment.reply}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}
