import { Avatar, makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { listInvitees } from '#contracts/api/marketing/distributions.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { thumbOf } from '#src/ui/media/thumb.ts'
import { levelIn, levels } from './distribution/level.ts'
import { ListFrame } from './layout/list-frame.tsx'
import { useListStyles } from './layout/list-styles.ts'
import { usePage } from './layout/use-page.ts'
import { levelTexts } from './distribution/level-texts.ts'

const useStyles = makeStyles({
  row: { gridTemplateColumns: '40px minmax(0, 1fr) auto', alignItems: 'center' },
  avatar: { gridRow: 'span 2' },
  seen: { gridColumnStart: 2, gridColumnEnd: -1 },
  tabs: { flexWrap: 'wrap', marginBottom: tokens.spacingVerticalM },
})

const Row = ({ one }: { one: ReplyOf<typeof listInvitees>['data'][number] }) => {
  const list = useListStyles()
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <li className={mergeClasses(list.row, styles.row)}>
      <Avatar
        className={styles.avatar}
        size={40}
        name={one.nickname}
        color="brand"
        aria-hidden="true"
        {...(one.avatar && { image: { src: thumbOf(one.avatar, 150) } })}
      />
      <bdi className={list.name}>{one.nickname}</bdi>
      <span className={mergeClasses(list.small, list.end)}>
        {t('user.distribution.since', { day: formatDateTime(one.created_at, 'date') })}
      </span>
      <span className={mergeClasses(list.small, styles.seen)}>
        {t('user.distribution.lastSeen', { time: formatDateTime(one.login_time, 'date') })}
      </span>
    </li>
  )
}

/** /user/distribution_users: the people the shopper invited, by level; level and page are stored in the URL. */
const DistributionUsersPage = () => {
  const list = useListStyles()
  const styles = useStyles()
  const { t } = useTranslation()
  const panelId = useId()
  const [address, setAddress] = useSearchParams()
  const [page, goTo] = usePage()
  const lev = levelIn(address.get('lev'))
  const answer = useData(listInvitees, { query: { lev, page, per_page: 20 } }, { quiet: true })
  const empty = (
    <EmptyState
      icon={<PeopleRegular />}
      title={t('user.distribution.nobodyTitle')}
      hint={t('user.distribution.nobodyHint')}
      action={<LinkButton to="/user/distribution">{t('user.distribution.invite')}</LinkButton>}
    />
  )
  return (
    <Panel level={1} title={t('title.invited')}>
      <TabList
        className={styles.tabs}
        selectedValue={lev}
        aria-label={t('user.distribution.levels')}
        onTabSelect={(_, { value }) => setAddress(value === 0 ? {} : { lev: String(value) })}
      >
        {levels.map(level => (
          <Tab key={level} id={`${panelId}-${level}`} value={level} aria-controls={panelId}>
            {t(levelTexts[level])}
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${lev}`}>
        <ListFrame answer={answer} onPage={goTo} empty={empty}>
          {rows => (
            <ul className={list.list}>
              {rows.map(one => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          )}
        </ListFrame>
      </div>
    </Panel>
  )
}
export default DistributionUsersPage
