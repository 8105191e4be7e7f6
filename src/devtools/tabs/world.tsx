import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useControl } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { ChangedRows } from '../world/changed-rows.tsx'
import { Checkpoints } from '../world/checkpoints.tsx'
import { FormerShop } from '../world/former-shop.tsx'
import { Reset } from '../world/reset.tsx'
import { Soundness } from '../world/soundness.tsx'
import { WorldFile } from '../world/world-file.tsx'

const Size = z.object({
  scale: z.number(),
  bytes: z.int(),
  kept: z.boolean(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), changed: z.int() })),
})
const Tables = ({ tables, bytes }: Pick<z.infer<typeof Size>, 'tables' | 'bytes'>) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <Section
      title={t('devtools.world.rows')}
      extra={<span className={part.small}>{t('devtools.world.bytes', { kb: (bytes / 1000).toFixed(1) })}</span>}
    >
      <table className={part.table}>
        <thead>
          <tr>
            <th scope="col">{t('devtools.world.table')}</th>
            <th scope="col">{t('devtools.world.count')}</th>
            <th scope="col">{t('devtools.world.changed')}</th>
          </tr>
        </thead>
        <tbody>
          {tables
            .toSorted((a, b) => b.changed - a.changed)
            .map(({ name, rows, changed }) => (
              <tr key={name}>
                <td className={part.code}>{name}</td>
                <td>{rows}</td>
                <td>{changed > 0 ? changed : ''}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The shop as a whole: reset, checkpoints, export and import as a file, what changed, and a check of its invariants. */
export const WorldTab = () => {
  const { t } = useTranslation()
  const { data } = useControl(Size, '/size')
  return (
    <>
      <div role="status">
        {data?.kept === false && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{t('devtools.world.unkept')}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      <Reset scale={data?.scale} />
      <Checkpoints />
      <FormerShop />
      <WorldFile />
      <ChangedRows />
      <Soundness />
      {data && <Tables tables={data.tables} bytes={data.bytes} />}
    </>
  )
}
