import { Button, type ButtonProps } from '@fluentui/react-components'
import { HeartFilled, HeartRegular } from '@fluentui/react-icons/svg/heart'
import { useTranslation } from 'react-i18next'
import { isFavorite, listFavorites, toggleFavorite } from '#contracts/api/catalogue/favorites.ts'
import { call } from '#src/lib/http/call.ts'
import { useData, useRefresh } from '#src/lib/http/use-data.ts'
import { useGuard } from './use-guard.ts'

/** 0 a product, 1 a store. */
type Target = { is_type: 0 | 1; out_id: number }

const words = {
  0: { off: 'shop.favorite', on: 'shop.favorited' },
  1: { off: 'shop.follow', on: 'shop.followed' },
} as const

/**
 * Reads and toggles a favourite. The new state is shown at once, and reverted if the server refuses it. Guests sign in first
 * and return.
 */
const useFavorite = (target: Target) => {
  const mayGoOn = useGuard()
  const { data = false, mutate } = useData(isFavorite, { query: target }, { quiet: true })
  const refresh = useRefresh()
  const toggle = async () => {
    if (!mayGoOn()) return undefined
    const change = call(toggleFavorite, { body: target }).then(() => !data)
    // `call` reports the reason.
    await mutate(change, { optimisticData: !data, rollbackOnError: true, revalidate: false, throwOnError: false })
    return refresh(listFavorites)
  }
  return { on: data, toggle }
}

/** A heart button for a favourite product or a followed store. */
export const FavoriteButton = ({
  target,
  ...rest
}: { target: Target } & Pick<ButtonProps, 'appearance' | 'size' | 'className'>) => {
  const { t } = useTranslation()
  const { on, toggle } = useFavorite(target)
  return (
    <Button {...rest} icon={on ? <HeartFilled /> : <HeartRegular />} onClick={() => void toggle()}>
      {t(words[target.is_type][on ? 'on' : 'off'])}
    </Button>
  )
}
