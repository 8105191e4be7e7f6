import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { menuName } from '#src/lib/menu/menu-tree.ts'
import type { Lacking } from './page-permissions.ts'

/** Warns of pages that would only show an error, and offers to grant what they lack. Source: ROL-14. */
export const LackingPages = ({ lacking, onGrant }: { lacking: readonly Lacking[]; onGrant: () => void }) => {
  const { t, i18n } = useTranslation()
  if (lacking.length === 0) return null
  const language = i18n.resolvedLanguage ?? ''
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(lacking.map(({ page }) => menuName(page, language)))
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('roles.lacking')}</MessageBarTitle>
        {t('roles.lackingPages', { list })}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onGrant}>
          {t('roles.grantLacking')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
