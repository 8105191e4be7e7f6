import type { Setting, SettingsGroup } from './settings.ts'

const secret = { kind: 'password' } as const

/** The website's name, contact data and opening status. Source: CFG-6. */
export const siteGroups: readonly SettingsGroup[] = [
  {
    title: 'configs.site',
    about: 'configs.siteAbout',
    source: { of: 'site' },
    fields: {
      web_name: { kind: 'text', label: 'configs.web_name' },
      index_name: { kind: 'text', label: 'configs.index_name' },
      keyword: { kind: 'longText', label: 'configs.keyword' },
      description: { kind: 'longText', label: 'configs.description' },
      logo: { kind: 'image', label: 'configs.logo', shrink: { width: 242, height: 74 } },
    },
  },
  {
    title: 'configs.contact',
    about: 'configs.contactAbout',
    source: { of: 'site' },
    fields: {
      tel: { kind: 'text', label: 'configs.tel' },
      mobile: { kind: 'text', label: 'configs.mobile' },
      email: { kind: 'text', label: 'configs.email' },
      icp: { kind: 'text', label: 'configs.icp' },
    },
  },
  {
    title: 'configs.opening',
    about: 'configs.openingAbout',
    source: { of: 'site' },
    fields: {
      close_status: { kind: 'radio', label: 'configs.close_status', of: { 1: 'configs.open', 0: 'configs.closed' } },
      close_reason: { kind: 'longText', label: 'configs.close_reason' },
    },
  },
]

/** Upload storage. Source: CFG-6. */
export const uploadGroup: SettingsGroup = {
  title: 'configs.upload',
  about: 'configs.uploadAbout',
  source: { of: 'group', group: 'upload' },
  fields: {
    save_type: { kind: 'switch', label: 'configs.save_type' },
    key: { kind: 'text', label: 'configs.uploadKey' },
    access: { ...secret, label: 'configs.access' },
    bucket: { kind: 'text', label: 'configs.bucket' },
    endpoint: { kind: 'text', label: 'configs.endpoint' },
    cdn: { kind: 'text', label: 'configs.cdn' },
    ssl: { kind: 'switch', label: 'configs.ssl' },
  },
}

/** Keys of the map service. Source: CFG-6. */
export const mapGroup: SettingsGroup = {
  title: 'configs.map',
  about: 'configs.mapAbout',
  source: { of: 'group', group: 'amap' },
  fields: {
    key: { ...secret, label: 'configs.mapKey' },
    jsapi: { kind: 'text', label: 'configs.jsapi' },
    security: { ...secret, label: 'configs.security' },
  },
}

/** Keys of the parcel-tracking service. Source: CFG-6. */
export const logisticsGroup: SettingsGroup = {
  title: 'configs.logistics',
  about: 'configs.logisticsAbout',
  source: { of: 'group', group: 'kuaibao' },
  fields: {
    appid: { kind: 'text', label: 'configs.appid' },
    appkey: { ...secret, label: 'configs.appkey' },
    agent_id: { kind: 'text', label: 'configs.agent_id' },
  },
}

/** Delays of the scheduled tasks on orders. Source: CFG-6. */
export const taskGroup: SettingsGroup = {
  title: 'configs.task',
  about: 'configs.taskAbout',
  source: { of: 'group', group: 'task' },
  fields: {
    cancel: { kind: 'number', label: 'configs.cancel' },
    confirm: { kind: 'number', label: 'configs.confirm' },
    settlement: { kind: 'number', label: 'configs.settlement' },
  },
}

/** The SMS account. Source: CFG-6. */
export const smsGroup: SettingsGroup = {
  title: 'configs.sms',
  about: 'configs.smsAbout',
  source: { of: 'group', group: 'sms' },
  fields: { key: { kind: 'text', label: 'configs.smsKey' }, secret: { ...secret, label: 'configs.smsSecret' } },
  links: [
    { to: '/Admin/sms', name: 'configs.smsTemplates' },
    { to: '/Admin/sms_logs', name: 'configs.smsLogs' },
  ],
}

/** Settings that apply to every store. Source: CFG-6. */
export const storeGroup: SettingsGroup = {
  title: 'configs.store',
  about: 'configs.storeAbout',
  source: { of: 'group', group: 'store' },
  fields: {
    goods_verify: { kind: 'switch', label: 'configs.goods_verify' },
    cash: { kind: 'percent', label: 'configs.cash' },
  },
}

/** Fields of the payment and sign-in channels; a channel uses some of them. Source: CFG-3. */
export const channelFields: Readonly<Record<string, Setting>> = {
  app_id: { kind: 'text', label: 'configs.app_id' },
  mp_app_id: { kind: 'text', label: 'configs.app_id' },
  mini_app_id: { kind: 'text', label: 'configs.app_id' },
  secret_key: { ...secret, label: 'configs.secret_key' },
  mch_id: { kind: 'text', label: 'configs.mch_id' },
  mch_secret_key: { ...secret, label: 'configs.mch_secret_key' },
  mch_secret_cert: { kind: 'keyText', label: 'configs.mch_secret_cert', secret: true },
  mch_public_cert_path: { kind: 'keyText', label: 'configs.mch_public_cert_path' },
  app_secret_cert: { kind: 'keyText', label: 'configs.app_secret_cert', secret: true },
  app_public_cert_path: { kind: 'keyText', label: 'configs.app_public_cert_path' },
  alipay_public_cert_path: { kind: 'keyText', label: 'configs.alipay_public_cert_path' },
  alipay_root_cert_path: { kind: 'keyText', label: 'configs.alipay_root_cert_path' },
  client_id: { kind: 'text', label: 'configs.client_id' },
  key: { ...secret, label: 'configs.key' },
  notify_url: { kind: 'text', label: 'configs.notify_url' },
  return_url: { kind: 'text', label: 'configs.return_url' },
}
