import { usualAccounts } from '#contracts/states/ready-accounts.ts'
import { screensOf } from '../matrix/screens.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'
import { harmfulKinds } from './fault-kinds.ts'
import { sessionOf, startAnew } from '../start-anew.ts'
import { problemsOf } from './fault-check.ts'
import { seededPick } from './seeded-pick.ts'
import { forgetCalls, settled } from './settled.ts'
import { checkedRoutes } from './walk.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page has faults')
test.use({ axe: false })

// E2E_FAULTS lists the kinds of fault, or is "every": `E2E_FAULTS=every npm run e2e -- e2e/routes/every-fault.spec.ts`. Without it one
// call of a few screens fails in one way each, which E2E_SEED picks: all of them take hours.
const wanted = process.env.E2E_FAULTS
const kinds = wanted === 'every' ? harmfulKinds : (wanted?.split(' ').filter(Boolean) ?? ['a fault that a seed picks'])
const seed = Number(process.env.E2E_SEED ?? 1)
/** How many screens of an audience the sample has. */
const sampled = 5

const shopperRoutes = checkedRoutes.filter(route => !route.as && !route.forGuests)

for (const audience of ['buyer', 'seller', 'admin'] as const)
  for (const kind of kinds) {
    // Proves LOK-6, ANS-15, GRD-5, CTL-2.
    test(`each call of each screen of the ${audience} may answer with ${kind} @routes`, async ({
      api,
      allow,
      faults,
      given,
      page,
      signedIn,
      t,
    }) => {
      test.setTimeout(3_600_000)
      allow(/^console: /)
      const isBuyer = audience === 'buyer'
      for (const [state, facts] of isBuyer ? shopperRoutes.flatMap(route => route.given ?? []) : []) await given(state, facts)
      const screens = isBuyer
        ? shopperRoutes.map(route => route.at)
        : (await screensOf(await api(usualAccounts[audience]), audience)).map(screen => screen.path)
      await page.goto('/order/success')
      await signedIn(usualAccounts[audience])
      const session = await sessionOf(page)
      const pick = seededPick(seed)
      const nowhere = page.getByRole('heading', { name: t('error.notFound') }).first()
      const show = async (path: string, fault?: { kind: string; call: string }) => {
        await faults.clear()
        // A late response may still navigate away from the page without data.
        await expect(async () => {
          await visit(page, '/nowhere')
          await expect(nowhere).toBeVisible({ timeout: 1000 })
          await startAnew(page, audience, session)
          await expect(nowhere).toBeVisible({ timeout: 1000 })
        }).toPass()
        await forgetCalls(page)
        if (fault) await faults.add(fault)
        await visit(page, path)
      }

      for (const path of wanted ? screens : pick(screens, sampled)) {
        await show(path)
        const { calls } = await settled(page)
        for (const call of wanted ? calls : pick(calls, 1)) {
          const [picked = kind] = wanted ? [kind] : pick(harmfulKinds, 1)
          await show(path, { kind: picked, call })
          expect.soft(await problemsOf(page, t, call), `${path}: ${picked} of ${call}`).toEqual([])
        }
      }
    })
  }
