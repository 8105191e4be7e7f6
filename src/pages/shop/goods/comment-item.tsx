import { Avatar, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { GoodsComment } from '#contracts/api/orders/order-comments.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { Lightbox } from '#src/ui/media/lightbox.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { Stars } from '#src/ui/controls/stars.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalL,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  time: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  text: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    lineHeight: tokens.lineHeightBase400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  pictures: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: 0,
    listStyleType: 'none',
  },
  picture: {
    display: 'block',
    width: '80px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  reply: {
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
  from: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
})

/** One review: buyer, stars, text, pictures, and the store's reply. */
export const CommentItem = ({ comment }: { comment: z.infer<typeof GoodsComment> }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [large, setLarge] = useState<number>()
  const { nickname, avatar, score, content, image, reply, created_at } = comment
  const about = t('shop.pictureBy', { name: nickname })
  return (
    <li className={styles.root}>
      <Avatar size={40} name={nickname} color="colorful" aria-hidden="true" {...(avatar && { image: { src: avatar } })} />
      <div>
        <div className={styles.head}>
          <bdi className={styles.name}>{nickname}</bdi>
          <Stars value={score} size="small" />
          <time className={styles.time}>{formatDateTime(created_at)}</time>
        </div>
        <p className={styles.text} dir="auto">
          {content || t('shop.commentDefault')}
        </p>
        {image.length > 0 && (
          <ul className={styles.pictures}>
            {image.map((src, at) => (
              <li key={src}>
                <button
                  type="button"
                  className={styles.picture}
                  aria-label={t('ui.pictureOf', { at: at + 1, of: image.length, name: about })}
                  onClick={() => setLarge(at)}
                >
                  <Picture src={src} size={150} alt="" />
                </button>
              </li>
            ))}
          </ul>
        )}
        {reply && (
          <p className={styles.reply}>
            <span className={styles.from}>{t('shop.storeReply')}</span>
            <bdi>{reply}</bdi>
          </p>
        )}
        <Lightbox pictures={image} at={large} name={about} onMove={setLarge} />
      </div>
    </li>
  )
}
