import type buyer from './buyer/zh-cn.json'
import type common from './common/zh-cn.json'
import type office from './office/zh-cn.json'
import type devtools from './devtools/zh-cn.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    fallbackNS: ['buyer', 'office', 'devtools']
    resources: { common: typeof common; buyer: typeof buyer; office: typeof office; devtools: typeof devtools }
  }
}
