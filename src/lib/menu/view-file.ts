/** Maps a view of the menu to a screen: `Admin/exts/goods_brands/index` becomes `admin/goods-brands`. Source: RTE-11. */
export const screenOfView = (view: string): string => {
  const [audience = '', ...rest] = view
    .toLowerCase()
    .replace('/exts/', '/')
    .replace(/\/index$/, '')
    .split('/')
  return `${audience}/${rest.join('-').replaceAll('_', '-')}`
}

/** Maps a page file to a screen: `src/pages/admin/catalogue/goods-brands.page.ts` to `admin/goods-brands`; topics are ignored. */
export const screenOfFile = (file: string): string => file.replace(/^.*pages\/(\w+)\/(?:[^/]+\/)?([\w-]+)\.page\.tsx?$/, '$1/$2')
