import { Badge } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useControl } from '../control.ts'
import { Copy } from '../parts/copy.tsx'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'

const Invariants = z.object({
  sound: z.boolean(),
  invariants: z.array(z.object({ name: z.string(), broken: z.array(z.string()) })),
})
const Hash = z.object({ hash: z.string() })

/** Whether all invariants hold, and the hash of all rows. */
export const Soundness = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const { data } = useControl(Invariants, '/invariants')
  const { data: hashed } = useControl(Hash, '/state-hash')
  const broken = data?.invariants.filter(one => one.broken.length > 0) ?? []
  return (
    <Section
      title={t('devtools.world.invariants')}
      extra={
        data && (
          <Badge appearance="tint" color={data.sound ? 'success' : 'danger'}>
            {data.sound ? t('devtools.world.sound') : t('devtools.world.unsound', { count: broken.length })}
          </Badge>
        )
      }
    >
      <ul className={part.list}>
        {broken.map(({ name, broken: rows }) => (
          <li key={name} className={part.entry} lang="en">
            {name}: {rows.slice(0, 5).join('; ')}
          </li>
        ))}
      </ul>
      <p className={part.row}>
        {t('devtools.world.hash')}
        <span className={part.code} data-testid="state-hash">
          {hashed?.hash ?? '…'}
        </span>
        {hashed && <Copy text={hashed.hash} label={`${t('devtools.copy')}: ${t('devtools.world.hash')}`} />}
      </p>
    </Section>
  )
}
