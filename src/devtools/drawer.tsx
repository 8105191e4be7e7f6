import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Tab,
  TabList,
  tokens,
} from '@fluentui/react-components'
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap'
import { BugRegular } from '@fluentui/react-icons/svg/bug'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { CubeRegular } from '@fluentui/react-icons/svg/cube'
import { DatabaseRegular } from '@fluentui/react-icons/svg/database'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import { PersonSwapRegular } from '@fluentui/react-icons/svg/person-swap'
import { RecordRegular } from '@fluentui/react-icons/svg/record'
import { ServerRegular } from '@fluentui/react-icons/svg/server'
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tabNames, type TabName } from './tabs.ts'
import { AccountsTab } from './tabs/accounts.tsx'
import { CallsTab } from './tabs/calls.tsx'
import { ClockTab } from './tabs/clock.tsx'
import { FaultsTab } from './tabs/faults.tsx'
import { LinkTab } from './tabs/link.tsx'
import { MessagesTab } from './tabs/messages.tsx'
import { RealTab } from './tabs/real.tsx'
import { RecordTab } from './tabs/record.tsx'
import { StatesTab } from './tabs/states.tsx'
import { WorldTab } from './tabs/world.tsx'
import { TourMenu } from './tour/tour-menu.tsx'

const tabTexts = {
  accounts: 'devtools.tab.accounts',
  states: 'devtools.tab.states',
  clock: 'devtools.tab.clock',
  faults: 'devtools.tab.faults',
  calls: 'devtools.tab.calls',
  messages: 'devtools.tab.messages',
  world: 'devtools.tab.world',
  record: 'devtools.tab.record',
  link: 'devtools.tab.link',
  real: 'devtools.tab.real',
} as const

const useStyles = makeStyles({
  drawer: { width: 'min(760px, 100vw)' },
  header: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, paddingBottom: tokens.spacingVerticalS },
  actions: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  body: {
    display: 'flex',
    padding: 0,
    overflow: 'hidden',
    ':last-child': { paddingBottom: 0 },
    '@media (max-width: 640px)': { flexDirection: 'column' },
  },
  rail: {
    position: 'relative',
    flexShrink: 0,
    padding: tokens.spacingVerticalS,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    overflow: 'auto',
    '@media (max-width: 640px)': { borderRight: 'none', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, padding: 0 },
  },
  content: {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    '@media (max-width: 640px)': { padding: tokens.spacingHorizontalL },
  },
})

const parts: Readonly<Record<TabName, { Icon: ComponentType; Content: ComponentType<{ onClose: () => void }> }>> = {
  accounts: { Icon: PersonSwapRegular, Content: AccountsTab },
  states: { Icon: CubeRegular, Content: StatesTab },
  clock: { Icon: ClockRegular, Content: ClockTab },
  faults: { Icon: BugRegular, Content: FaultsTab },
  calls: { Icon: ArrowSwapRegular, Content: CallsTab },
  messages: { Icon: MailRegular, Content: MessagesTab },
  world: { Icon: DatabaseRegular, Content: WorldTab },
  record: { Icon: RecordRegular, Content: RecordTab },
  link: { Icon: LinkRegular, Content: LinkTab },
  real: { Icon: ServerRegular, Content: RealTab },
}

const narrow = window.matchMedia('(max-width: 640px)')
const listen = (listener: () => void) => {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

type Props = { tab: TabName; onTab: (tab: TabName) => void; onClose: () => void; look: ReactNode }

/** The drawer with the tabs of the devtools, beside the shop, which stays usable. */
export const DevtoolsDrawer = ({ tab, onTab, onClose, look }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const isNarrow = useSyncExternalStore(listen, () => narrow.matches)
  const { Content } = parts[tab]
  const choose = (name: unknown) => onTab(tabNames.find(one => one === name) ?? 'accounts')
  return (
    <OverlayDrawer
      open
      modalType="non-modal"
      position="end"
      className={styles.drawer}
      data-demo=""
      aria-label={t('devtools.title')}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <DrawerHeader className={styles.header}>
        <DrawerHeaderTitle
          action={
            <div className={styles.actions}>
              {look}
              <TourMenu onStart={onClose} />
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('devtools.close')} onClick={onClose} />
            </div>
          }
        >
          {t('devtools.title')}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <div className={styles.rail}>
          <TabList
            vertical={!isNarrow}
            size={isNarrow ? 'small' : 'medium'}
            aria-label={t('devtools.parts')}
            selectedValue={tab}
            onTabSelect={(_, { value }) => choose(value)}
          >
            {tabNames.map(name => {
              const { Icon } = parts[name]
              return (
                <Tab key={name} id={`devtools-tab-${name}`} value={name} icon={<Icon />} aria-controls="devtools-part">
                  {t(tabTexts[name])}
                </Tab>
              )
            })}
          </TabList>
        </div>
        <div id="devtools-part" role="tabpanel" aria-labelledby={`devtools-tab-${tab}`} className={styles.content}>
          <Content onClose={onClose} />
        </div>
      </DrawerBody>
    </OverlayDrawer>
  )
}
