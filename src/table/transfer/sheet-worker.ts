import { readBook, writeBook } from './sheet-book.ts'
import { SheetError, type SheetCell } from './sheet-guard.ts'

/** A request to the worker. */
export type SheetAsk =
  | { readonly do: 'write'; readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly do: 'read'; readonly name: string; readonly file: ArrayBuffer; readonly most: number }

const answer = (ask: SheetAsk) => {
  try {
    return { result: ask.do === 'write' ? writeBook(ask.rows) : readBook(ask.name, ask.file, ask.most) }
  } catch (error) {
    return { problem: error instanceof SheetError ? error.reason : 'unreadable' }
  }
}

// Runs in a worker, so that no file can block the page.
addEventListener('message', ({ data }: MessageEvent<SheetAsk>) => postMessage(answer(data)))
postMessage('ready')
