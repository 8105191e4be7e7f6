import {
  Avatar,
  Button,
  makeStyles,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from '@fluentui/react-components'
import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down'
import { PersonEditRegular } from '@fluentui/react-icons/svg/person-edit'
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOut } from '#src/lib/session/sign-in.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { useOffice } from '../back-office/office.ts'
import { giveFocus } from '#src/ui/focus/return-focus.ts'
import { ProfileDialog } from './profile-dialog.tsx'

const useStyles = makeStyles({
  button: {
    height: '44px',
    paddingInline: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightRegular,
    gap: tokens.spacingHorizontalS,
  },
  hello: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap', '@media (max-width: 1200px)': { display: 'none' } },
  name: {
    // On a phone the toggle, the switches and the menu share one line.
    maxWidth: 'clamp(4ch, 100vw - 290px, 12ch)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    // It still names the button for screen readers.
    '@media (max-width: 599px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
})

/** User menu of a back office: avatar, greeting, nickname, profile and logout. Source: LAY-3. */
export const UserMenu = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { audience } = useOffice()
  const { user } = useSession(audience)
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsEditing(false)
    // The item that opened the dialog has gone with its menu.
    giveFocus(button.current)
  }
  const name = user?.nickname || '-'
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button ref={button} appearance="subtle" className={styles.button}>
            <Avatar
              size={28}
              name={name}
              image={user?.avatar ? { src: user.avatar } : undefined}
              color="brand"
              aria-hidden="true"
            />
            <span className={styles.hello}>{t('office.hello')}</span>
            <bdi className={styles.name}>{name}</bdi>
            <ChevronDown12Regular aria-hidden="true" />
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<PersonEditRegular />} onClick={() => setIsEditing(true)}>
              {t('office.userInfo')}
            </MenuItem>
            <MenuItem icon={<SignOutRegular />} onClick={() => void signOut(audience)}>
              {t('office.logout')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isEditing && <ProfileDialog audience={audience} onClose={close} />}
    </>
  )
}
