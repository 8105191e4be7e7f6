/**
 * Lets the browser paint and answer people between two pieces of work. With `scheduler.yield`, where the browser has it, what
 * follows comes before other waiting work.
 */
export const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise(done => setTimeout(done))
