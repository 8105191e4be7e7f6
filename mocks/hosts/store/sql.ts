/** A value of a column. */
type Value = string | number | null

/** The part of SQLite that worlds are stored with. Node and Durable Objects have it; all of it is synchronous. */
export type Sql = {
  /** Runs one statement. @returns the rows that it selects. */
  readonly run: (statement: string, ...values: Value[]) => readonly Record<string, unknown>[]
  /** Runs `work`: all of its writes are stored, or none if it throws. */
  readonly transaction: <Result>(work: () => Result) => Result
}
