import { Button, Checkbox } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'
import type { Attribute } from './sku-matrix.ts'
import { useSkuStyles } from './sku-styles.ts'

type Props = { attribute: Attribute; onTick: (ticked: readonly number[]) => void; onRemove: () => void }

/** One product attribute with its selectable values. */
export const AttributeTicks = ({ attribute: { name, specs, ticked }, onTick, onRemove }: Props) => {
  const { t } = useTranslation()
  const styles = useSkuStyles()
  const isAll = ticked.length === specs.length
  const some = ticked.length > 0 && 'mixed'
  return (
    <div className={styles.group} role="group" aria-label={name}>
      <div className={styles.groupHead}>
        <Checkbox
          label={<span className={styles.legend}>{name}</span>}
          checked={isAll || some}
          aria-label={t('goods.tickAll', { name })}
          onChange={() => onTick(isAll ? [] : specs.map(spec => spec.id))}
        />
        <Button
          appearance="subtle"
          size="small"
          icon={<DismissRegular />}
          aria-label={t('goods.removeAttribute', { name })}
          onClick={onRemove}
        />
      </div>
      <div className={styles.values}>
        {specs.map(spec => (
          <Checkbox
            key={spec.id}
            label={spec.name}
            checked={ticked.includes(spec.id)}
            onChange={() => onTick(ticked.includes(spec.id) ? ticked.filter(id => id !== spec.id) : [...ticked, spec.id])}
          />
        ))}
      </div>
    </div>
  )
}
