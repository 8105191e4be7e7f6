/** Lets the browser paint and answer people between two pieces of work. */
export const nextTurn = (): Promise<void> => new Promise(done => setTimeout(done))
