import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  Checkbox,
  CounterBadge,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { loadGoodsClasses, type ClassNode } from '#contracts/api/catalogue/goods-classes.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '../feedback/error-state.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'

const useStyles = makeStyles({
  root: { border: `1px solid ${tokens.colorNeutralStroke1}`, borderRadius: tokens.borderRadiusMedium },
  invalid: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  name: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  group: { margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  leaves: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, marginBottom: tokens.spacingVerticalS },
})

/** Paths of category ids, root first. */
export type ClassPaths = readonly (readonly number[])[]

type Props = {
  value: ClassPaths
  onChange: (paths: number[][]) => void
  invalid?: boolean
  /** The first root category; focused if nothing was selected. */
  firstRef?: Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
}

const leafOf = (path: readonly number[]) => path[2]

/** Selects several third-level categories, grouped by root. Paths are always complete. Source: STO-2. */
export const ClassPicker = ({ value, onChange, invalid = false, firstRef, ...group }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data, error, mutate } = useData(
    loadGoodsClasses,
    {},
    { quiet: true, revalidateIfStale: false, revalidateOnFocus: false },
  )
  if (!data) return error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <LinesSkeleton count={4} size={32} />
  const toggle = (path: number[], on: boolean) => {
    const others = value.filter(one => leafOf(one) !== leafOf(path)).map(one => [...one])
    onChange(on ? [...others, path] : others)
  }
  const leaves = (root: ClassNode, second: ClassNode) =>
    (second.children ?? []).map(leaf => (
      <Checkbox
        key={leaf.id}
        label={leaf.name}
        checked={value.some(path => leafOf(path) === leaf.id)}
        onChange={(_, { checked }) => toggle([root.id, second.id, leaf.id], checked === true)}
      />
    ))
  return (
    <div {...group} role="group" className={invalid ? styles.invalid : styles.root}>
      <Accordion multiple collapsible>
        {data.map((root, at) => {
          const count = value.filter(([first]) => first === root.id).length
          return (
            <AccordionItem key={root.id} value={root.id}>
              <AccordionHeader as="h3" expandIconPosition="end" {...(at === 0 && firstRef && { button: { ref: firstRef } })}>
                <span className={styles.name}>
                  {root.name}
                  {count > 0 && <CounterBadge count={count} color="brand" aria-label={t('shop.join.chosenClasses', { count })} />}
                </span>
              </AccordionHeader>
              <AccordionPanel>
                {(root.children ?? []).map(second => (
                  <fieldset key={second.id} className={styles.group}>
                    <legend className={styles.legend}>{second.name}</legend>
                    <div className={styles.leaves}>{leaves(root, second)}</div>
                  </fieldset>
                ))}
              </AccordionPanel>
            </AccordionItem>
          )
        })}
      </Accordion>
    </div>
  )
}
