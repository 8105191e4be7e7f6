import { expect, it } from 'vitest'
import { addToCart, listCart } from '#contracts/api/orders/carts.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { Misuse } from '#harness/command/command.ts'
import { optionsOf } from './options.ts'
import { savedReport } from './report/saved-report.ts'
import { reportsOf, type Finding } from './verdict.ts'
import { restartSeen, watch } from './watch.ts'

const both = [listCart, addToCart] as const

/** The report on the wanted calls, of which some are wrong. */
const reportOn = (wants: (to: Endpoint) => boolean, wrong: readonly Endpoint[]) => {
  const findings = both.filter(wants).map((to): Finding => ({
    to,
    layer: 'examples',
    title: 'example',
    verdict: wrong.includes(to) ? 'wrong' : 'conforming',
    differences: [],
    curl: '',
    milliseconds: 0,
  }))
  return savedReport(reportsOf(findings), { api: 'http://server', level: 'core', began: new Date(0), usage: new Map() })
}

// Proves VRF-18.
it('checks the failing calls again after every restart, and all of them once none is left', async () => {
  const wrongAt: readonly (readonly Endpoint[])[] = [both, [addToCart], [], []]
  const asked: string[][] = []
  const printed: string[] = []
  const verify = async ({ wants }: { wants: (to: Endpoint) => boolean }) => {
    asked.push(both.filter(wants).map(nameOf))
    return reportOn(wants, wrongAt[asked.length - 1] ?? [])
  }

  await watch(optionsOf(['--api', 'http://server', '--watch']), {
    verify,
    restarted: async () => asked.length < 4,
    print: text => void printed.push(text),
  })

  expect(asked).toEqual([both.map(nameOf), both.map(nameOf), ['POST /user/carts'], both.map(nameOf)])
  expect(printed[1]).toBe('1 call left (1 fewer). Waiting for the server to restart; Ctrl+C ends.')
  expect(printed[2]).toBe('Nothing is left. After the next restart every call is checked again.')
})

// Proves VRF-18.
it('goes on where the server does not answer in time', async () => {
  const printed: string[] = []
  let tries = 0
  const verify = async () => {
    if (tries++ === 0) throw new Misuse('Nothing answers.')
    return reportOn(() => true, [])
  }

  await watch(optionsOf(['--api', 'http://server', '--watch']), {
    verify,
    restarted: async () => tries < 2,
    print: text => void printed.push(text),
  })

  expect(printed).toEqual([
    'Nothing answers. Waiting for the server to restart.',
    'Nothing is left. After the next restart every call is checked again.',
  ])
})

// Proves VRF-18.
it('sees a restart only once the server was away', async () => {
  const answers = [true, true, false, false, true]
  let asked = 0

  const seen = await restartSeen(
    async () => answers[asked++] ?? true,
    async () => undefined,
  )

  expect([seen, asked]).toEqual([true, 5])
})
