import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PeopleTeamRegular } from '@fluentui/react-icons/svg/people-team'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lessPercent } from '#src/lib/format/percent-off.ts'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import type { Goods } from '../goods/use-purchase.ts'
import { GroupSeats } from './group-seats.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  offer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  icon: { fontSize: '20px', color: tokens.colorBrandForeground1 },
  name: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
  open: { marginInlineStart: 'auto' },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  group: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingTop: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  who: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** Number of groups to show; the others are collapsed. */
const room = 3

/** The `collective_id` that opens a group. Source: GRP-1. */
const opens = -1

type Group = Goods['collective_list'][number]

const OpenGroup = ({ group, closed, onJoin }: { group: Group; closed: boolean; onJoin: () => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { nickname: name, need, orders_count: count } = group
  return (
    <li className={styles.group}>
      <GroupSeats group={group} />
      <span className={styles.who}>{name}</span>
      <span className={styles.quiet}>{t('shop.group.members', { count, need })}</span>
      <Button disabled={closed} aria-label={t('shop.group.joinNamed', { name })} onClick={onJoin}>
        {t('shop.group.join')}
      </Button>
    </li>
  )
}

export type GroupBuyProps = {
  offer: Exclude<Goods['collectives'], false>
  groups: readonly Group[]
  /** The price of one piece outside a group. */
  price: string
  closed: boolean
  /** @param group -1 opens a group, an id joins it. */
  onBuy: (group: number) => void
}

/** The group-buy offer of a product: its price, and the groups that can be joined. */
export const GroupBuy = ({ offer, groups, price, closed, onBuy }: GroupBuyProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? groups : groups.slice(0, room)
  return (
    <section className={styles.root} aria-label={t('title.collectives')}>
      <div className={styles.offer}>
        <span className={styles.name}>
          <PeopleTeamRegular className={styles.icon} aria-hidden="true" />
          {t('title.collectives')}
        </span>
        <Price value={lessPercent(price, offer.discount)} />
        <span className={styles.quiet}>{t('shop.group.need', { need: offer.need })}</span>
        <AccentButton className={styles.open} disabled={closed} onClick={() => onBuy(opens)}>
          {t('shop.group.open')}
        </AccentButton>
      </div>
      {groups.length > 0 && (
        <ul className={styles.list} aria-label={t('shop.group.groups')}>
          {shown.map(group => (
            <OpenGroup key={group.id} group={group} closed={closed} onJoin={() => onBuy(group.id)} />
          ))}
        </ul>
      )}
      {groups.length > room && (
        <Button appearance="transparent" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('shop.fewer') : t('shop.group.all', { count: groups.length })}
        </Button>
      )}
    </section>
  )
}
