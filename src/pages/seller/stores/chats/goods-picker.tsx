import { like } from '#contracts/wire/conditions.ts'
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Button,
  makeStyles,
  SearchBox,
  tokens,
} from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { useReturnFocus } from '#src/ui/focus/return-focus.ts'
import { RowsSkeleton } from '#src/ui/feedback/skeletons.tsx'

const useStyles = makeStyles({
  search: { width: '100%', maxWidth: '100%' },
  list: {
    position: 'relative',
    margin: `${tokens.spacingVerticalM} 0 0`,
    padding: 0,
    listStyleType: 'none',
    height: '420px',
    overflowY: 'auto',
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    justifyContent: 'start',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    maxWidth: '100%',
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'start',
  },
})

/** Products on shelf whose name contains the text. */
const useGoods = (typed: string) => {
  const words = typed.replaceAll('|', '').trim()
  return useData(sellerGoods.list, {
    query: { per_page: 30, goods_status: '1', ...(words && { goods_name: like(words) }) },
  })
}

/** Picks a product of the store to send in a message. */
export const GoodsPicker = ({ onPick, onClose }: { onPick: (id: number) => void; onClose: () => void }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [typed, setTyped] = useState('')
  const { data, error, mutate } = useGoods(useDeferredValue(typed))
  useReturnFocus()
  return (
    <Dialog
      open
      onOpenChange={(_, { open }) => {
        if (!open) onClose()
      }}
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" icon={<DismissRegular />} aria-label={t('btn.close')} onClick={onClose} />}
          >
            {t('chat.sendProduct')}
          </DialogTitle>
          <DialogContent>
            <SearchBox
              className={styles.search}
              aria-label={t('field.goods_name')}
              placeholder={t('field.goods_name')}
              value={typed}
              onChange={(_, { value }) => setTyped(value)}
            />
            {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
            {!error && !data && <RowsSkeleton />}
            {data?.total === 0 && <EmptyState title={t('table.noMatch')} />}
            <ul className={styles.list}>
              {data?.data.map(({ id, goods_name, goods_master_image }) => (
                <li key={id}>
                  <Button appearance="subtle" className={styles.line} onClick={() => onPick(id)}>
                    <Picture src={goods_master_image} size={150} alt="" />
                    {goods_name}
                  </Button>
                </li>
              ))}
            </ul>
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
