import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { kind, type CellProps } from '../../kind.ts'
import type { Calls } from '../../definition-types.ts'
import { nameOfRow } from '../../grid/row-name.ts'
import { idOf } from '../../grid/use-selection.ts'
import { isOn, toggle, type ToggleOptions } from './toggle.tsx'

/** Kept light: a list renders up to 400 of them. */
const useStyles = makeStyles({
  track: {
    display: 'inline-flex',
    alignItems: 'center',
    width: '36px',
    height: '20px',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorTransparentBackground,
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStrokeAccessibleHover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    ':disabled': { cursor: 'progress' },
  },
  on: {
    backgroundColor: tokens.colorCompoundBrandBackground,
    border: `1px solid ${tokens.colorCompoundBrandBackground}`,
    ':hover': { backgroundColor: tokens.colorCompoundBrandBackgroundHover, border: `1px solid ${tokens.colorTransparentStroke}` },
  },
  knob: {
    width: '14px',
    height: '14px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStrokeAccessible,
    '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 0.15s' },
  },
  knobOn: { transform: 'translateX(15px)', backgroundColor: tokens.colorNeutralForegroundInverted },
})

type Options = ToggleOptions & {
  /** The calls of the screen: the switch sends the update, then the list reloads. */
  of: Required<Pick<Calls, 'list' | 'update'>>
}

/** Saves the field at once. If the server refuses, which `call` has reported, the switch returns to the old value. */
const useSwitch = ({ name, value, row, options: { of } }: CellProps<Options>) => {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const [pending, setPending] = useState<boolean>()
  const flip = async () => {
    const next = !isOn(value)
    setPending(next)
    try {
      await call(of.update, { params: { id: idOf(row) }, body: { [name]: next ? 1 : 0 } })
      notify.success(t('msg.success'))
      await refresh(of.list)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    } finally {
      setPending(undefined)
    }
  }
  return { on: pending ?? isOn(value), busy: pending !== undefined, flip }
}

const Cell = (props: CellProps<Options>) => {
  const styles = useStyles()
  const { on, busy, flip } = useSwitch(props)
  return (
    <button
      type="button"
      role="switch"
      className={mergeClasses(styles.track, on && styles.on)}
      aria-checked={on}
      aria-label={`${props.label}: ${nameOfRow(props.row)}`}
      disabled={busy}
      onClick={() => void flip()}
    >
      <span className={mergeClasses(styles.knob, on && styles.knobOn)} />
    </button>
  )
}

/** A yes/no value that can be changed in the list. Source: TCO-13. */
export const liveSwitch = kind<Options>({ ...toggle, Cell, View: toggle.Cell })
