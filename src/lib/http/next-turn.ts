/**
 * Yields to the browser, so that it can paint and handle input. With `scheduler.yield`, if the browser has it, the continuation
 * runs before other waiting tasks.
 */
export const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise(done => setTimeout(done))
