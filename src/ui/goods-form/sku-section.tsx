import {
  Button,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { maxSkus } from '#contracts/api/catalogue/back-office-goods.ts'
import { AttributeTicks } from './attribute-ticks.tsx'
import { FormSection } from './form-section.tsx'
import type { Problems } from './goods-values.ts'
import { SkuFill } from './sku-fill.tsx'
import { countOf, isBlank, linesOf, type Attribute, type Entries, type Spec } from './sku-matrix.ts'
import { useSkuStyles } from './sku-styles.ts'
import { SkuTable } from './sku-table.tsx'

/** Maximum number of attributes of a product. */
const mostAttributes = 5

type Props = {
  attributes: readonly Attribute[]
  entries: Entries
  problems: Problems
  /** The store's attributes; undefined if they cannot be changed. */
  offered: readonly { readonly id: number; readonly name: string; readonly specs: readonly Spec[] }[] | undefined
  onAttributes: (change: (attributes: readonly Attribute[]) => readonly Attribute[]) => void
  onEntries: (change: (entries: Entries) => Entries) => void
}

type ChooserProps = Pick<Props, 'attributes' | 'onAttributes'> & { offered: NonNullable<Props['offered']> }

const Chooser = ({ attributes, offered, onAttributes }: ChooserProps) => {
  const { t } = useTranslation()
  const left = offered.filter(one => one.specs.length > 0 && attributes.every(({ id }) => id !== one.id))
  return (
    <>
      {attributes.map(attribute => (
        <AttributeTicks
          key={attribute.id}
          attribute={attribute}
          onTick={ticked => onAttributes(now => now.map(one => (one.id === attribute.id ? { ...one, ticked } : one)))}
          onRemove={() => onAttributes(now => now.filter(({ id }) => id !== attribute.id))}
        />
      ))}
      <div>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button icon={<AddRegular />} disabled={left.length === 0 || attributes.length >= mostAttributes}>
              {t('goods.addAttribute')}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {left.map(({ id, name, specs }) => (
                <MenuItem key={id} onClick={() => onAttributes(now => [...now, { id, name, specs, ticked: [] }])}>
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      </div>
    </>
  )
}

const Matrix = ({ attributes, entries, problems, onEntries }: Omit<Props, 'offered' | 'onAttributes'>) => {
  const { t } = useTranslation()
  const styles = useSkuStyles()
  const lines = useMemo(() => linesOf(attributes), [attributes])
  const count = countOf(attributes)
  if (count === 0) return null
  if (count > maxSkus)
    return (
      <MessageBar intent="error">
        <MessageBarBody>{t('goods.tooManySkus', { count, most: maxSkus })}</MessageBarBody>
      </MessageBar>
    )
  const offered = lines.filter(({ key }) => !isBlank(entries[key])).length
  const isWrong =
    problems.skuList !== undefined || lines.some(({ key }) => Object.keys(problems).some(one => one.startsWith(`${key}.`)))
  return (
    <>
      {isWrong && (
        <MessageBar intent="error">
          <MessageBarBody>{t('goods.skuProblem')}</MessageBarBody>
        </MessageBar>
      )}
      <SkuFill lines={lines} onChange={onEntries} />
      <SkuTable lines={lines} entries={entries} problems={problems} onChange={onEntries} />
      <p className={styles.quiet} role="status">
        {t('goods.skuCount', { offered, count })}
      </p>
    </>
  )
}

/** Chooses a product's attributes and edits price and stock of each combination. Source: SKU-6. */
export const SkuSection = memo(({ offered, onAttributes, ...matrix }: Props) => {
  const { t } = useTranslation()
  const styles = useSkuStyles()
  return (
    <FormSection title={t('goods.skus')} hint={t('goods.skusHint')}>
      <div className={styles.stack}>
        {offered && <Chooser attributes={matrix.attributes} offered={offered} onAttributes={onAttributes} />}
        {!offered && matrix.attributes.length === 0 && <p className={styles.quiet}>{t('goods.noSkus')}</p>}
        <Matrix {...matrix} />
      </div>
    </FormSection>
  )
})
