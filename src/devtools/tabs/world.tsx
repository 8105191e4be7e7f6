import { Badge, Button, Field, MessageBar, MessageBarBody, Select } from '@fluentui/react-components'
import { ArrowCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-counterclockwise'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { currentPath, goTo } from '#src/lib/browser/navigation.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { keepingAccounts } from '../accounts.ts'
import { anything, control, useChange, useControl } from '../control.ts'
import { Copy } from '../parts/copy.tsx'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { downloadWorld } from '../world-file.ts'

const Size = z.object({
  scale: z.number(),
  bytes: z.int(),
  kept: z.boolean(),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), changed: z.int() })),
})
const Invariants = z.object({
  sound: z.boolean(),
  invariants: z.array(z.object({ name: z.string(), broken: z.array(z.string()) })),
})
const Former = z.object({ at: z.number().nullable() })
const Hash = z.object({ hash: z.string() })

const scales = [0.2, 1, 2, 5, 10]

/** Replaces the whole shop, and renders the screen behind the devtools anew. */
const useMove = () => {
  const change = useChange()
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    const moved = await change(async () => {
      await keepingAccounts(work)
      return true
    })
    if (moved) goTo(currentPath())
    return moved ?? false
  }
}

const Reset = ({ scale }: { scale: number | undefined }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const move = useMove()
  const reset = async (options: { scale?: number }) => {
    let ms = 0
    const work = async () => {
      const started = performance.now()
      await control(anything, 'POST', '/reset', options)
      ms = Math.round(performance.now() - started)
    }
    if (await move(work)) notify.success(t('devtools.world.resetDone', { ms }))
  }
  return (
    <Section title={t('devtools.world.reset')}>
      <p className={part.lead}>
        {t('devtools.world.resetAbout')} {t('devtools.world.scaleAbout')}
      </p>
      <div className={part.row} style={{ alignItems: 'end' }}>
        <Button appearance="primary" icon={<ArrowCounterclockwiseRegular />} onClick={() => void reset({})}>
          {t('devtools.world.reset')}
        </Button>
        <Field label={t('devtools.world.scale')}>
          <Select value={String(scale ?? 1)} onChange={(_, { value }) => void reset({ scale: Number(value) })}>
            {[...new Set([...scales, scale ?? 1])].map(times => (
              <option key={times} value={times}>
                {t('devtools.world.scaleOf', { times })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Section>
  )
}

const WorldFile = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const move = useMove()
  const input = useRef<HTMLInputElement>(null)
  const change = useChange()
  const restore = async (file: File) => {
    const text = await file.text()
    const read = (): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        throw new Error(t('devtools.world.notJson'))
      }
    }
    if (await move(async () => control(anything, 'PUT', '/world', read()))) notify.success(t('devtools.world.imported'))
  }
  return (
    <Section title={t('devtools.world.file')}>
      <p className={part.lead}>{t('devtools.world.importAbout')}</p>
      <div className={part.row}>
        <Button icon={<ArrowDownloadRegular />} onClick={() => void change(downloadWorld)}>
          {t('devtools.world.export')}
        </Button>
        <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
          {t('devtools.world.import')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={t('devtools.world.import')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) void restore(file)
          }}
        />
      </div>
    </Section>
  )
}

/** The shop that a link has replaced, and a button to restore it. Source: CTL-9. */
const FormerShop = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const move = useMove()
  const { data } = useControl(Former, '/former')
  if (!data || data.at === null) return null
  const bring = async () => {
    if (await move(() => control(anything, 'POST', '/former', {}))) notify.success(t('devtools.world.formerDone'))
  }
  return (
    <Section title={t('devtools.world.former')}>
      <p className={part.lead}>{t('devtools.world.formerAbout', { at: new Date(data.at).toLocaleString() })}</p>
      <div className={part.row}>
        <Button icon={<ArrowCounterclockwiseRegular />} onClick={() => void bring()}>
          {t('devtools.world.formerBring')}
        </Button>
      </div>
    </Section>
  )
}

const Soundness = () => {
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

/** The shop as a whole: reset, size, export and import as a file, and a check of its invariants. */
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
      <FormerShop />
      <WorldFile />
      <Soundness />
      {data && <Tables tables={data.tables} bytes={data.bytes} />}
    </>
  )
}
