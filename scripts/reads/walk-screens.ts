import { openScreens, reopen } from '../screens/serve.ts'
import { screens } from '../screens/screens.ts'
import { collectsReads } from './trace-plugin.ts'

/** The limit for one screen, in milliseconds. */
const longest = 120_000

/**
 * Opens every screen in a build that traces reads, presses every control, and reports which optional fields are read unguarded.
 * Source: RDS-6.
 * @param pattern of the names of screens; by default all.
 */
export const walkScreens = async (pattern = ''): Promise<void> => {
  process.env.TRACE_READS = '1'
  const { openPage, close } = await openScreens('dist/screens-traced', [collectsReads()])
  const page = await openPage()
  page.setDefaultTimeout(longest)
  for (const screen of screens.filter(({ name }) => name.includes(pattern))) {
    await reopen(page)
    const late = new Promise<string>(done => setTimeout(() => done('not finished'), longest).unref())
    const pressed = page.evaluate(one => window.driver.pressEverything(one), screen)
    const outcome = await Promise.race([pressed, late]).catch((error: Error) => error.message.split('\n')[0])
    console.log(`${screen.name}: ${outcome}`)
    await reopen(page)
    for (const [{ call, keys }, error] of await page.evaluate(one => window.driver.unguardedAt(one), screen))
      console.log(
        `Read unguarded although optional: ${call} ${keys.join('.').replaceAll('.[]', '[]')} on ${screen.name}: ${error}`,
      )
  }
  await close()
}
