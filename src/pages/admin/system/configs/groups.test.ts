import { expect, test } from 'vitest'
import { groupForms, SiteForm } from '#contracts/api/system/config-groups.ts'
import { channels } from '#contracts/api/system/configs.ts'
import { channelGroups } from './channel-groups.ts'
import { logisticsGroup, mapGroup, siteGroups, smsGroup, storeGroup, taskGroup, uploadGroup } from './groups.ts'
import { asSent, bodyOf, changesOf, rulesOf } from './settings.ts'

const whole = [uploadGroup, mapGroup, logisticsGroup, taskGroup, smsGroup, storeGroup]

// Proves CFG-6.
test('the screens show every setting of the contract exactly once', () => {
  const shown = Object.fromEntries(
    whole.map(({ source, fields }) => [source.of === 'group' ? source.group : '', Object.keys(fields).toSorted()]),
  )

  expect(siteGroups.flatMap(({ fields }) => Object.keys(fields)).toSorted()).toEqual(Object.keys(SiteForm.shape).toSorted())
  expect(shown).toEqual(
    Object.fromEntries(Object.entries(groupForms).map(([name, form]) => [name, Object.keys(form.unwrap().shape).toSorted()])),
  )
})

test.each(['pay', 'oauth'] as const)('every channel of %s shows its fields', setting => {
  const shown = channelGroups(setting).map(({ channel, fields }) => [channel, Object.keys(fields)])

  expect(Object.fromEntries(shown)).toEqual(channels[setting])
})

// Proves CFG-7.
test('only changed settings of the site are sent', () => {
  const [site] = siteGroups
  const before = { web_name: 'Meridian', index_name: 'Home' }

  expect(site && bodyOf(site, before, { ...before, index_name: 'Start' })).toEqual({ index_name: 'Start' })
})

// Proves CFG-7.
test('a group that is replaced as a whole is sent completely', () => {
  const before = { key: 'a', secret: 'b' }

  expect(bodyOf(smsGroup, before, { ...before, secret: 'c' })).toEqual({ sms: { key: 'a', secret: 'c' } })
})

// Proves CFG-7.
test('a channel is sent with its name', () => {
  const weixin = channelGroups('oauth').find(({ channel }) => channel === 'weixin')
  const after = { client_id: 'wx1', key: 'k', return_url: '' }

  expect(weixin && bodyOf(weixin, after, after)).toEqual({ oauth: after, many: 'true', many_name: 'weixin' })
})

// Proves CFG-7.
test('a switch sends yes or no, and an empty input an empty text', () => {
  expect(asSent(storeGroup, { goods_verify: 1, cash: null })).toEqual({ goods_verify: true, cash: '' })
  expect(changesOf({ goods_verify: false, cash: '0' }, { goods_verify: true, cash: '0' })).toEqual({ goods_verify: true })
})

// Proves CFG-4.
test('days out of range are rejected before they are sent', () => {
  expect(rulesOf(taskGroup).safeParse({ cancel: '0', confirm: '10', settlement: '32' }).success).toBe(false)
})
