import { Button, Input, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { CalendarClockRegular } from '@fluentui/react-icons/svg/calendar-clock'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { componentSize } from '../../layout/look.ts'
import { MomentChoice } from './moment-choice.tsx'
import { readMoment, shownMoment } from './moment.ts'

const useStyles = makeStyles({
  box: { width: '100%', minWidth: 0 },
  surface: { padding: 0, overflow: 'hidden', border: `1px solid ${tokens.colorNeutralStroke2}` },
})

export type DateTimeProps = {
  name: string
  /** The label of the field, for the button beside the text. */
  label: string
  /** `YYYY-MM-DD HH:mm:ss`, empty, or a text that is no date. */
  value: string
  /** Gets what was typed if it is no date, so that the form refuses it and nothing is lost. */
  onChange: (value: string) => void
  onBlur?: () => void
  /** The picker offers only what lies after this moment. */
  after?: string
  /** The picker offers only what lies before this moment. */
  before?: string
}

/** The box of `DateTimePicker`: a text, and a button that opens a calendar beside a list of times. Source: TCO-28. */
export const DateTimeBox = ({ name, label, value, onChange, onBlur, after = '', before = '' }: DateTimeProps) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const type = (text: string) => {
    setTyped(text)
    onChange(readMoment(text) ?? text.trim())
  }
  const close = () => {
    setOpen(false)
    input.current?.focus()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <Popover
      trapFocus
      unstable_disableAutoFocus
      open={isOpen}
      onOpenChange={(_, data) => (data.open ? setOpen(true) : close())}
      positioning={{ position: 'below', align: 'start', target: box, offset: 4 }}
    >
      <Input
        ref={input}
        root={{ ref: setBox }}
        name={name}
        size={componentSize}
        className={styles.box}
        value={typed ?? shownMoment(value)}
        placeholder={t('date.form')}
        autoComplete="off"
        onKeyDown={openByKey}
        onChange={(_, data) => type(data.value)}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
        contentAfter={
          <PopoverTrigger disableButtonEnhancement>
            <Button
              appearance="transparent"
              size="small"
              icon={<CalendarClockRegular />}
              aria-label={t('date.pickFor', { label })}
              title={t('date.pick')}
            />
          </PopoverTrigger>
        }
      />
      <PopoverSurface className={styles.surface} aria-label={t('date.pickFor', { label })}>
        <MomentChoice
          value={readMoment(value) ?? ''}
          after={readMoment(after) ?? ''}
          before={readMoment(before) ?? ''}
          onChange={onChange}
          onDone={close}
        />
      </PopoverSurface>
    </Popover>
  )
}
