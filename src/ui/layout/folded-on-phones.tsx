import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { FilterRegular } from '@fluentui/react-icons/svg/filter'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const phone = '@media (max-width: 560px)'
const useStyles = makeStyles({
  folded: { [phone]: { display: 'none' } },
  toggle: { display: 'none', [phone]: { display: 'inline-flex', alignSelf: 'start' } },
})

type Props = {
  /** Of the box around the filters. */
  className?: string
  /** Whether phones show the filters at first, because one is set. */
  isSet?: boolean
  children: ReactNode
}

/** Filters of a list: phones show a button in their place, which unfolds them. */
export const FoldedOnPhones = ({ className, isSet = false, children }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [open, setOpen] = useState(isSet)
  const id = useId()
  return (
    <>
      <Button
        className={styles.toggle}
        icon={<FilterRegular />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('shop.filter')}
      </Button>
      <div id={id} className={mergeClasses(className, !open && styles.folded)}>
        {children}
      </div>
    </>
  )
}
