import { useMemo } from 'react'
import { readChannel, readConfigs } from '#contracts/api/system/configs.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { asSent, type SettingsGroup } from './settings.ts'

/** Bypasses the cache: outdated data must not be edited. */
const fresh = {
  keepPreviousData: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

const wholeQuery = ({ source, fields }: SettingsGroup) =>
  source.of === 'channel' ? null : { query: { name: source.of === 'site' ? Object.keys(fields) : [source.group] } }

const channelQuery = ({ source }: SettingsGroup): InputOf<typeof readChannel> | null => {
  if (source.of !== 'channel') return null
  const query = readChannel.query.safeParse({ name: source.setting, many: 'true', many_name: source.channel })
  return query.success ? { query: query.data } : null
}

/** The settings of a group; undefined while loading. */
export const useSettings = (group: SettingsGroup) => {
  const { source } = group
  const whole = useData(
    readConfigs,
    useMemo(() => wholeQuery(group), [group]),
    fresh,
  )
  const channel = useData(
    readChannel,
    useMemo(() => channelQuery(group), [group]),
    fresh,
  )
  const loaded = source.of === 'channel' ? channel : whole
  const values = useMemo(() => {
    const { of } = group.source
    if (of === 'channel') return channel.data && asSent(group, Array.isArray(channel.data) ? {} : channel.data)
    if (of === 'site') return whole.data && asSent(group, whole.data)
    return whole.data && asSent(group, { ...whole.data[group.source.group] })
  }, [group, channel.data, whole.data])
  return { values, error: loaded.error, reload: () => loaded.mutate() }
}
