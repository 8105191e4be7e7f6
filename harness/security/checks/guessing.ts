import { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { inTurn, notBuilt, trouble, type Check, type PersonName, type Trouble, type Visit } from '../check.ts'
import { isMissing, type Answer } from '../person.ts'

/** A condition that holds for everybody, and one that holds for nobody, on a column that the list does not show. */
type Guess = {
  readonly who: PersonName
  readonly to: Endpoint
  readonly column: string
  readonly everybody: string
  readonly nobody: string
}

const buyers = { who: 'seller', to: sellerOrders.list } as const
const guesses: readonly Guess[] = [
  { ...buyers, column: 'money', everybody: '0|whereHas|user|ngt', nobody: '99999999|whereHas|user|ngt' },
  { ...buyers, column: 'integral', everybody: '0|whereHas|user|ngt', nobody: '99999999|whereHas|user|ngt' },
  { ...buyers, column: 'phone', everybody: '|whereHas|user|like', nobody: 'nobody|whereHas|user|like' },
  { ...buyers, column: 'password', everybody: '|whereHas|user|like', nobody: 'nobody|whereHas|user|like' },
  { who: 'admin', to: adminUsers.list, column: 'password', everybody: '|like', nobody: 'nobody|like' },
  { who: 'admin', to: adminUsers.list, column: 'pay_password', everybody: '|like', nobody: 'nobody|like' },
]

const Counted = z.object({ total: z.coerce.number() })

/** The number of rows found; undefined if the server refused. */
const totalIn = ({ code, data }: Answer): number | undefined => {
  const page = Counted.safeParse(data)
  return code === 200 && page.success ? page.data.total : undefined
}

/** A server that refuses the column or ignores the condition finds the same both times. */
const guess = async ({ people }: Visit, { who, to, column, everybody, nobody }: Guess): Promise<Trouble[]> => {
  const person = people[who]
  const first = await person.send(to, { query: { [column]: everybody } })
  if (isMissing(first)) return [notBuilt(to, first)]
  const second = await person.send(to, { query: { [column]: nobody } })
  const [all, none] = [totalIn(first), totalIn(second)]
  if (all === undefined || none === undefined || all === none) return []
  return [
    trouble(to, second, `nobody finds rows by "${column}" of a person`, `${all} rows and ${none} rows, so it can be guessed`),
  ]
}

/** What must not be found out by asking for it. Source: ADM-5. */
export const guessingChecks: readonly Check[] = [
  {
    name: 'guessing',
    about: 'No list is filtered by what it does not show of a person: a purse, a phone, a password.',
    run: visit => inTurn(guesses, one => guess(visit, one)),
  },
]
