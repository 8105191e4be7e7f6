import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#src/lib/format/clock.ts'
import { formatCountdown } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  slot: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2px',
    padding: tokens.spacingVerticalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { textDecorationLine: 'none', backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: {
    backgroundColor: accent.fill,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: accent.fill, color: tokens.colorNeutralForegroundOnBrand },
  },
  hour: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  left: { fontVariantNumeric: 'tabular-nums' },
})

/** Offsets of the shown hours from the current one. */
export const slots = [0, 1, 2, 3] as const

const hour = 3600
/** Offset of the server's time zone from UTC, in hours. Source: MCK-8. */
const zone = 8

/** Links to the hours of flash sales: the current one with a countdown, and the next ones. */
export const SaleSlots = ({ chosen, onHour }: { chosen: number; onHour: () => void }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const now = useNow()
  const present = Math.floor(now / hour)
  const known = useRef(present)
  const emit = useEffectEvent(onHour)
  useEffect(() => {
    if (known.current === present) return
    known.current = present
    emit()
  }, [present])
  return (
    <ul className={styles.list} aria-label={t('shop.sale.hours')}>
      {slots.map(slot => (
        <li key={slot}>
          <TextLink
            className={mergeClasses(styles.slot, slot === chosen && styles.chosen)}
            to={slot > 0 ? `?slot=${slot}` : '/seckills'}
            preventScrollReset
            {...(slot === chosen && { 'aria-current': true })}
          >
            <span className={styles.hour}>{String((present + slot + zone) % 24).padStart(2, '0')}:00</span>
            {slot === 0 ? (
              <span>
                {t('shop.sale.running')}{' '}
                <span className={styles.left} role="timer" aria-live="off">
                  {formatCountdown((present + 1) * hour - now, false)}
                </span>
              </span>
            ) : (
              t('shop.sale.coming')
            )}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
