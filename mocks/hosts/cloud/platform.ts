import type { Sql } from '../store/sql.ts'

type Row = Record<string, string | number | null | ArrayBuffer>

/** What a Durable Object of Cloudflare gives to its class, as far as it is used here. */
export type ObjectState = {
  readonly storage: {
    readonly sql: { readonly exec: (statement: string, ...values: (string | number | null)[]) => { toArray: () => Row[] } }
    readonly transactionSync: <Result>(work: () => Result) => Result
    readonly getAlarm: () => Promise<number | null>
    readonly setAlarm: (time: number) => Promise<void>
    readonly deleteAll: () => Promise<void>
  }
}

type Fetcher = { readonly fetch: (request: Request) => Promise<Response> }

/** What `wrangler.jsonc` binds. */
export type Env = {
  readonly WORLDS: { readonly getByName: (name: string) => Fetcher }
  /** The build of the demo. */
  readonly ASSETS: Fetcher
  /** `1`: shared worlds alone. */
  readonly PUBLIC?: string
  /** `1`: a proxy before the worker sets `X-Forwarded-For`. */
  readonly TRUST_PROXY?: string
}

/** The SQLite database of a Durable Object. */
export const sqlOf = ({ storage }: ObjectState): Sql => ({
  run: (statement, ...values) => storage.sql.exec(statement, ...values).toArray(),
  transaction: work => storage.transactionSync(work),
})
