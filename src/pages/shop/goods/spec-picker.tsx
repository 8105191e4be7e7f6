import { makeStyles, mergeClasses, tokens, Tooltip } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Attribute, Sku } from '#contracts/api/goods.ts'
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
})

const reasons = { impossible: 'shop.specImpossible', soldOut: 'shop.specSoldOut' } as const satisfies Record<
  Exclude<Offer, 'free'>,
  string
>

type OptionProps = { name: string; offer: Offer; chosen: boolean; onPick: () => void }

const SpecOption = ({ name, offer, chosen, onPick }: OptionProps) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const button = (
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
  )
  return offer === 'free' ? (
    button
  ) : (
    <Tooltip content={t(reasons[offer])} relationship="description">
      {button}
    </Tooltip>
  )
}

type Props = { attribute: z.infer<typeof Attribute>; skus: readonly Sku[]; purchase: Purchase }

/**
 * The values of one attribute. Values that do not go with the other choices, or are sold out, look faint and say why;
 * they may be clicked all the same: a choice that cannot stay with them gives way.
 */
export const SpecPicker = ({ attribute, skus, purchase: { choice, pick } }: Props) => {
  const styles = useStyles()
  const label = useId()
  return (
    <div className={styles.line}>
      <span id={label} className={styles.label}>
        {attribute.name}
      </span>
      <div className={styles.options} role="group" aria-labelledby={label}>
        {attribute.specs.map(({ id, name }) => (
          <SpecOption
            key={id}
            name={name}
            offer={offerOf(skus, choice, attribute.id, id)}
            chosen={choice[attribute.id] === id}
            onPick={() => pick(attribute.id, id)}
          />
        ))}
      </div>
    </div>
  )
}
