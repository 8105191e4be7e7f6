import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { isDataKey } from '#src/lib/http/use-data.ts'
import { introduce, onPeople, onWorldChange, ownTab, peopleHere, type Person } from '#src/lib/http/world-stream.ts'
import { onSessionChange, userOf } from '#src/lib/session/sessions.ts'
import { OnPhone } from './on-phone.tsx'

const useStyles = makeStyles({
  button: {
    position: 'fixed',
    insetBlockEnd: tokens.spacingVerticalL,
    insetInlineStart: tokens.spacingHorizontalL,
    zIndex: 10,
    boxShadow: tokens.shadow8,
  },
  title: { margin: 0, marginBottom: tokens.spacingVerticalS, fontSize: tokens.fontSizeBase300 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  person: { maxWidth: '320px', paddingBlock: tokens.spacingVerticalXS, overflowWrap: 'anywhere' },
  screen: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

const titleNow = (): string => document.title

/** Calls `listener` when the document's title changes. */
const onTitle = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.head, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

/** The name of the account that is signed in for the current screen; empty for guests. */
const nameNow = (): string => {
  const audience = audienceOfPath(currentPath())
  const user = userOf(audience)
  return (user && (('nickname' in user && user.nickname) || ('username' in user && user.username))) || ''
}

/** Requests what others have changed again, as far as the screen shows it. Source: HST-5. */
const useChanges = () => {
  const { mutate } = useSWRConfig()
  useEffect(
    () => onWorldChange(calls => void mutate(key => isDataKey(key) && (calls.includes('*') || calls.includes(key[0])))),
    [mutate],
  )
}

/** Tells the others who sits here and what they see. */
const useIntroduction = (people: readonly Person[]) => {
  const screen = useSyncExternalStore(onTitle, titleNow)
  const name = useSyncExternalStore(onSessionChange, nameNow)
  const isKnown = people.some(({ tab }) => tab === ownTab)
  useEffect(() => {
    if (isKnown) introduce(name, screen)
  }, [isKnown, name, screen])
}

/** Who else is in a shared world and on which screen; keeps this tab up to date with what they do. Source: HST-5, HST-6. */
export const People = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const people = useSyncExternalStore(onPeople, peopleHere)
  useChanges()
  useIntroduction(people)
  const others = people.filter(({ tab }) => tab !== ownTab)
  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, { open }) => setIsOpen(open)}
      positioning={{ position: 'above', align: 'start', offset: 8 }}
    >
      <PopoverTrigger disableButtonEnhancement>
        <Button className={styles.button} icon={<PeopleRegular />} shape="circular">
          {others.length === 0 ? t('shell.peopleAlone') : t('shell.peopleHere', { count: people.length })}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-label={t('shell.peopleTitle')}>
        <h2 className={styles.title}>{t('shell.peopleTitle')}</h2>
        <ul className={styles.list}>
          {others.length === 0 && <li>{t('shell.peopleNobody')}</li>}
          {others.map(({ tab, name, screen }) => (
            <li key={tab} className={styles.person}>
              {name || t('shell.peopleGuest')}
              <span className={styles.screen}>{screen}</span>
            </li>
          ))}
        </ul>
        <OnPhone />
      </PopoverSurface>
    </Popover>
  )
}
