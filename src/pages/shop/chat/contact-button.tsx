import { Button } from '@fluentui/react-components'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

// Few visitors write to a store.
const ChatDrawer = lazy(async () => ({ default: (await import('./chat-drawer.tsx')).ChatDrawer }))

/** Opens the chat with a store. @param props.ownerId the account that runs it. */
export const ContactButton = ({ ownerId, name }: { ownerId: number; name: string }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<ChatRegular />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('chat.contact')}
      </Button>
      <Suspense fallback={null}>{open && <ChatDrawer ownerId={ownerId} name={name} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
