import { expect, test } from '../test.ts'
import { openRecorded, recorded, type Recorded } from './recorded.ts'

test.skip(!process.env.E2E_API, 'the backend in the page answers in place of the recorded server')

/** A dialog is only tested if the server returned a record for each of its calls. */
const hasRecord = ({ reply }: Recorded) =>
  typeof reply !== 'object' || reply === null || !('data' in reply) || reply.data !== null

const ofDialogs = recorded.filter(({ screen }) => screen.includes('#'))
const dialogs = [...new Set(ofDialogs.map(({ screen }) => screen))].filter(dialog =>
  ofDialogs.filter(({ screen }) => screen === dialog).every(hasRecord),
)

for (const dialog of dialogs) {
  const [screen = '', kind] = dialog.split('#')

  // Proves TOL-1.
  test(`${dialog} of the first row opens on what a real server answers @real`, async ({ allow, page, t }) => {
    allow(/Failed to load resource|a web page came instead of data/)
    await openRecorded(page, screen, 'seller')

    const rows = page.getByRole('grid').locator('tbody tr[aria-rowindex]')
    await rows
      .first()
      .getByRole('button', { name: t(kind === 'view' ? 'btn.view' : 'btn.edit'), exact: true })
      .click()

    // The editor of products takes the place of the list.
    const opened = page
      .getByRole('dialog')
      .or(page.getByRole('main').getByRole('form'))
      .or(page.getByRole('region', { name: t('goods.basics') }))
    await expect(opened.first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('ui.retry') })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: t('error.broken') })).toHaveCount(0)
  })
}

// Proves TOL-13.
test('/user/oauth says that a server does not offer it @real', async ({ allow, page, t }) => {
  allow(/Failed to load resource|a web page came instead of data/)

  await openRecorded(page, '/user/oauth', 'buyer')

  await expect(page.getByRole('main').getByText(t('user.oauth.notOffered'))).toBeVisible()
})
