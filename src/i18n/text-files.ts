type Texts = Readonly<Record<'zh-cn' | 'en', () => Promise<{ readonly default: object }>>>

/** Loads the texts of a namespace in a language. */
export const textFiles: Readonly<Partial<Record<string, Texts>>> = {
  common: { 'zh-cn': () => import('./common/zh-cn.json'), en: () => import('./common/en.json') },
  buyer: { 'zh-cn': () => import('./buyer/zh-cn.json'), en: () => import('./buyer/en.json') },
  office: { 'zh-cn': () => import('./office/zh-cn.json'), en: () => import('./office/en.json') },
  // Builds for a real server have no devtools.
  ...(import.meta.env?.MODE !== 'production' && {
    devtools: { 'zh-cn': () => import('./devtools/zh-cn.json'), en: () => import('./devtools/en.json') },
  }),
}
