import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { LeaveGuard, useDiscard } from '#src/ui/form/leave-guard.tsx'
import type { ChannelGroup } from './channel-groups.ts'
import { SettingsSection } from './settings-section.tsx'
import { useDirty } from './use-dirty.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '224px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    alignItems: 'start',
    '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  tabs: {
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    paddingRight: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
    // A tab centres its text in the room of the bold one, so that texts of different lengths would not align.
    '& .fui-Tab__content': { justifySelf: 'start' },
    // A strip that scrolls sideways above the form.
    '@media (max-width: 767px)': {
      position: 'relative',
      flexDirection: 'row',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderRight: 0,
      paddingRight: 0,
    },
  },
})

/** Creates a screen that shows one channel at a time, selected in the URL. Source: CFG-9. */
export const channelsPage = (groups: readonly ChannelGroup[]) =>
  function ChannelsPage() {
    const { t } = useTranslation()
    const styles = useStyles()
    const discard = useDiscard()
    const [params, setParams] = useSearchParams()
    const { isDirty, onDirty } = useDirty()
    const shown = groups.find(({ channel }) => channel === params.get('channel')) ?? groups[0]
    const choose = async (channel: string) => {
      if (channel !== shown?.channel && (!isDirty || (await discard()))) setParams({ channel }, { replace: true })
    }
    return (
      <div className={styles.root}>
        {isDirty && <LeaveGuard />}
        <TabList
          vertical
          className={styles.tabs}
          aria-label={t('configs.channels')}
          selectedValue={shown?.channel}
          onTabSelect={(_, { value }) => void choose(String(value))}
        >
          {groups.map(({ channel, title }) => (
            <Tab key={channel} value={channel}>
              {t(title)}
            </Tab>
          ))}
        </TabList>
        {shown && <SettingsSection key={shown.channel} group={shown} onDirty={onDirty} stacked />}
      </div>
    )
  }
