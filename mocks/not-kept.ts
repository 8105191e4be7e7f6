/**
 * Thrown when the browser cannot store a change; the change is rolled back. Carries the message in both languages. Source: MCK-9.
 */
export class NotKept extends Error {
  readonly zh = '浏览器存储空间已满，未能保存，操作已撤销。请清理空间或重置商城。'
  readonly en = 'The browser has no room left, so this was not saved and has been undone. Free some space, or reset the shop.'

  constructor() {
    super('The browser has no room left, so this was not saved and has been undone. Free some space, or reset the shop.')
    this.name = 'NotKept'
  }
}
