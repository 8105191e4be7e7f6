import { useTranslation } from 'react-i18next'
import { isFavorite, listFavorites, removeFavorites } from '#contracts/api/catalogue/favorites.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { keepFocus } from '#src/ui/focus/keep-focus.ts'

/** Asks for confirmation, removes a favourite, shows a toast and revalidates. */
export const useRemoveFavorite = () => {
  const { t } = useTranslation()
  const ask = useConfirm()
  const refresh = useRefresh()
  return async (id: number, name: string): Promise<void> => {
    if (!(await ask({ title: t('user.favorites.removeTitle'), text: name, yes: t('btn.remove'), no: t('btn.cancel') }))) return
    if (await succeeded(call(removeFavorites, { params: { ids: id } }))) notify.success(t('user.favorites.removed'))
    // Also after a refusal: another tab may have changed the list.
    await refresh(listFavorites, isFavorite)
    keepFocus()
  }
}
