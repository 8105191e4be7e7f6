import type { Bilingual } from './refusal.ts'

const browserIsFull: Bilingual = {
  zh: '浏览器存储空间已满，未能保存，操作已撤销。请清理空间或重置商城。',
  en: 'The browser has no room left, so this was not saved and has been undone. Free some space, or reset the shop.',
}

/**
 * Thrown when a change cannot be stored; the change is rolled back. Carries the message in both languages. Source: MCK-9, HST-3.
 */
export class NotKept extends Error {
  readonly zh: string
  readonly en: string

  constructor({ zh, en }: Bilingual = browserIsFull) {
    super(en)
    this.name = 'NotKept'
    this.zh = zh
    this.en = en
  }
}
