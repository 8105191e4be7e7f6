/** A node: id, parent, both names, icon, place among its siblings; a page has its address, its view, and 1 if it brings its own layout. */
export type MenuSeed = readonly [
  id: number,
  pid: number,
  zh: string,
  en: string,
  icon: string,
  sort: number,
  apis?: string,
  view?: string,
  open?: 0 | 1,
]
