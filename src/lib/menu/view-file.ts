/** The screen that a view of the menu names: `Admin/exts/goods_brands/index` is `admin/goods-brands`. Source: RTE-11. */
export const screenOfView = (view: string): string => {
  const [audience = '', ...rest] = view
    .toLowerCase()
    .replace('/exts/', '/')
    .replace(/\/index$/, '')
    .split('/')
  return `${audience}/${rest.join('-').replaceAll('_', '-')}`
}

/** The screen that a page file holds: `src/pages/admin/catalogue/goods-brands.page.ts` is `admin/goods-brands`. Topic folders have no say. */
export const screenOfFile = (file: string): string => file.replace(/^.*pages\/(\w+)\/(?:[^/]+\/)?([\w-]+)\.page\.tsx?$/, '$1/$2')
