import { makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Attribute, Sku } from '#contracts/api/catalogue/goods.ts'
import { offerOf, type Offer } from './sku-choice.ts'
import type { Purchase } from './use-purchase.ts'

const useStyles = makeStyles({
  line: { display: 'grid', gridTemplateColumns: '88px 1fr', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  label: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  options: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  option: {
    minHeight: '36px',
    paddingInline: tokens.spacingHorizontalL,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    font: 'inherit',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorBrandStroke1}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  faint: {
    borderTopStyle: 'dashed',
    borderRightStyle: 'dashed',
    borderBottomStyle: 'dashed',
    borderLeftStyle: 'dashed',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
    ':hover': { borderTopStyle: 'dashed', borderRightStyle: 'dashed', borderBottomStyle: 'dashed', borderLeftStyle: 'dashed' },
  },
  gone: { textDecorationLine: 'line-through' },
  missing: {
    padding: tokens.spacingHorizontalXS,
    margin: `calc(-1 * ${tokens.spacingHorizontalXS})`,
    borderRadius: tokens.borderRadiusMedium,
    outline: `1px solid ${tokens.colorPaletteRedBorder2}`,
  },
  message: { flexBasis: '100%', color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
})

const reasons = { impossible: 'shop.specImpossible', soldOut: 'shop.specSoldOut' } as const satisfies Record<
  Exclude<Offer, 'free'>,
  string
>

type OptionProps = { name: string; offer: Offer; chosen: boolean; onPick: () => void }

const SpecOption = ({ name, offer, chosen, onPick }: OptionProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const reason = offer === 'free' ? undefined : t(reasons[offer])
  // Render the same elements for every offer: replacing a focused element would lose the focus.
  return (
    <Tooltip
      content={reason ?? ''}
      relationship={reason ? 'description' : 'inaccessible'}
      visible={open && reason !== undefined}
      onVisibleChange={(_, { visible }) => setOpen(visible)}
    >
      <button
        type="button"
        aria-pressed={chosen}
        onClick={onPick}
        className={mergeClasses(
          styles.option,
          chosen && styles.chosen,
          offer !== 'free' && styles.faint,
          offer === 'soldOut' && styles.gone,
        )}
      >
        {name}
      </button>
    </Tooltip>
  )
}

type Props = {
  attribute: z.infer<typeof Attribute>
  skus: readonly Sku[]
  purchase: Purchase
  /** True for the first attribute without a choice: it gets the focus if the shopper wants to buy too early. */
  isNext: boolean
}

/** Moves the focus here each time the shopper tried to buy before choosing a variant. */
const useFocusWhenMissing = (isNext: boolean, unchosen: number) => {
  const options = useRef<HTMLDivElement>(null)
  const answer = useEffectEvent(() => {
    if (isNext) options.current?.querySelector('button')?.focus()
  })
  useEffect(() => {
    if (unchosen > 0) answer()
  }, [unchosen])
  return options
}

/**
 * The values of one attribute. Values that conflict with the other choices, or are sold out, look disabled and say why. They
 * can still be clicked: conflicting choices are then cleared.
 */
export const SpecPicker = ({ attribute, skus, purchase: { choice, pick, unchosen }, isNext }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const label = useId()
  const message = useId()
  const options = useFocusWhenMissing(isNext, unchosen)
  const isMissing = unchosen > 0 && choice[attribute.id] === undefined
  return (
    <div className={styles.line}>
      <span id={label} className={styles.label}>
        {attribute.name}
      </span>
      <div
        ref={options}
        className={mergeClasses(styles.options, isMissing && styles.missing)}
        role="group"
        aria-labelledby={label}
        {...(isMissing && { 'aria-describedby': message })}
      >
        {attribute.specs.map(({ id, name }) => (
          <SpecOption
            key={id}
            name={name}
            offer={offerOf(skus, choice, attribute.id, id)}
            chosen={choice[attribute.id] === id}
            onPick={() => pick(attribute.id, id)}
          />
        ))}
        {isMissing && (
          <span id={message} className={styles.message}>
            {t('shop.choose', { name: attribute.name })}
          </span>
        )}
      </div>
    </div>
  )
}
