import type zhCn from './zh-cn.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof zhCn }
  }
}
