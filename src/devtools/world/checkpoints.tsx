import { Button, Field, Input } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { BookmarkAddRegular } from '@fluentui/react-icons/svg/bookmark-add'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { z } from 'zod'
import { notify } from '#src/lib/browser/notify.ts'
import { noteWorld } from '../recording/active.ts'
import { control, useChange } from '../control.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { addCheckpoint, checkpointLink, listCheckpoints, removeCheckpoint, type Checkpoint } from './checkpoint-list.ts'
import { restoreWorld } from './saved-world.ts'
import { useCopyLink } from './use-copy-link.ts'
import { useMove } from './use-move.ts'

const Clock = z.object({ now: z.string() })

const CheckpointRow = ({ checkpoint, onRemoved }: { checkpoint: Checkpoint; onRemoved: () => void }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const move = useMove()
  const change = useChange()
  const copyLink = useCopyLink()
  const { name, time, path, world } = checkpoint
  const comeBack = async () => {
    const restore = async () => {
      const restored = await restoreWorld(world)
      await noteWorld(name, path)
      return restored
    }
    if (await move(restore, path)) notify.success(t('devtools.checkpoint.returned', { name }))
  }
  const share = async () => {
    const link = await change(() => checkpointLink(checkpoint))
    if (link === undefined || (await copyLink(link))) return
    notify.info(t('devtools.checkpoint.needsHost', { count: link.length }))
  }
  return (
    <li className={part.entry}>
      <span className={part.grow}>
        {name} <span className={part.small}>{t('devtools.checkpoint.at', { time })}</span>
      </span>
      <Button
        size="small"
        icon={<ArrowUndoRegular />}
        aria-label={t('devtools.checkpoint.return', { name })}
        title={t('devtools.checkpoint.return', { name })}
        onClick={() => void comeBack()}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<LinkRegular />}
        aria-label={t('devtools.checkpoint.link', { name })}
        title={t('devtools.checkpoint.link', { name })}
        onClick={() => void share()}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={t('devtools.checkpoint.remove', { name })}
        title={t('devtools.checkpoint.remove', { name })}
        onClick={() => void removeCheckpoint(name).then(onRemoved)}
      />
    </li>
  )
}

/** Named moments of the demo to return to. Source: CTL-16. */
export const Checkpoints = () => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const change = useChange()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const { data = [], mutate } = useSWR('checkpoints', listCheckpoints)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = name.trim()
    setProblem(chosen ? undefined : t('devtools.checkpoint.needsName'))
    if (!chosen) return
    const saved = await change(async () => {
      const { now } = await control(Clock, 'GET', '/clock')
      await addCheckpoint(chosen, now.slice(0, 16))
      return true
    })
    if (!saved) return
    setName('')
    notify.success(t('devtools.checkpoint.added', { name: chosen }))
    await mutate()
  }
  return (
    <Section title={t('devtools.checkpoint.title')}>
      <p className={part.lead}>{t('devtools.checkpoint.about')}</p>
      <div className={part.stack}>
        <form className={part.row} style={{ alignItems: 'end' }} noValidate onSubmit={event => void save(event)}>
          <Field label={t('devtools.checkpoint.name')} validationMessage={problem}>
            <Input value={name} maxLength={60} onChange={(_, { value }) => setName(value)} />
          </Field>
          <Button type="submit" icon={<BookmarkAddRegular />}>
            {t('devtools.checkpoint.add')}
          </Button>
        </form>
        {data.length === 0 ? (
          <p className={part.quiet}>{t('devtools.checkpoint.none')}</p>
        ) : (
          <ul className={part.list}>
            {data.map(one => (
              <CheckpointRow key={one.name} checkpoint={one} onRemoved={() => void mutate()} />
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
