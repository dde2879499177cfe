import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '#database/database.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { statusCopy as copy } from '#desk/status/words.en.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { joinDesk } from '../support/desk.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { startOwnSite } from '../support/own-site.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'

withAndWithoutScriptsAtDesk((hasScripts) => {
  test('what failed is seen with its reason and sent again', async ({ page }) => {
    const job = await aFailure()
    await joinDesk(page, 'admin')
    await page.goto('/desk/status')
    await expect(page.getByText(copy.wrong)).toBeVisible()
    await expect(page.getByRole('row', { name: job }).last()).toContainText('550 no such mailbox')

    await page.getByRole('button', { name: copy.failures.againOf(job, '') }).click()
    await expect(page.getByRole('status')).toHaveText(copy.failures.done(1))
    if (hasScripts) await expect(page).toHaveURL(/\/desk\/status$/)
    // Without scripts the address is the act's, and whoever opens it gets the page.
    await page.goto(page.url())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  })

  test('all of a kind go out again at once', async ({ page }) => {
    const job = await aFailure(3)
    await joinDesk(page, 'admin')
    await page.goto('/desk/status')

    await page.getByRole('button', { name: copy.failures.all(job, 3) }).click()
    await expect(page.getByRole('status')).toHaveText(copy.failures.done(3))
  })
})

test('an address that leads nowhere, a broken link of ours and a search without result are on the status page', async ({
  page,
}) => {
  // Of its own: the page has room for few addresses, and other tests lose many.
  using folder = temporaryFolder('status')
  await using site = await startOwnSite(join(folder.path, 'data'), {})
  const goTo = (path: string) => page.goto(site.url + path)
  await goTo('/gone?name=Ada')
  await goTo('/about-us')
  const ours = await page.locator('link[rel=canonical]').getAttribute('href')
  await page.request.get(`${site.url}/moved`, { headers: { Referer: ours! } })
  await goTo('/blogs?search=unheardof')
  await page.reload()

  await joinDesk(page, 'editor', site)
  await goTo('/desk/status?days=7')
  for (const [list, about, times] of [
    [copy.missingPages.heading, '/gone', '1'],
    [copy.brokenLinks.heading, '/moved', '1'],
    [copy.searches.heading, 'unheardof', '2'],
  ] as const) {
    const row = page.getByRole('region', { name: list }).getByRole('row', { name: about })
    await expect(row.getByText(times, { exact: true })).toBeVisible()
  }
})

test('a form that is seen and begun is counted so, step by step', async ({ page }) => {
  await joinDesk(page, 'viewer')
  const before = await stepsOf('contact')

  await page.goto('/contact-us')
  const name = page.locator('#full_name').first()
  // A translated form is drawn anew as it comes alive.
  await expect(() => name.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
  await expect.poll(async () => (await stepsOf('contact')).seen).toBeGreaterThan(before.seen)

  await name.pressSequentially('Ada')
  await expect.poll(async () => (await stepsOf('contact')).begun).toBeGreaterThan(before.begun)
})

test('the status page fits a phone, holds no barrier, says nothing to the console and shows other periods', async ({
  page,
}) => {
  const complaints = listenForComplaints(page)
  await joinDesk(page, 'viewer')
  await page.goto('/desk/status')
  const pages = page.getByRole('navigation', { name: deskCopy.nav })
  const shown = pages.getByText(deskCopy.pages.status, { exact: true }).filter({ visible: true })
  await expect(shown, 'the open page, where the others do not fit too').toBeInViewport()
  await page.getByRole('link', { name: copy.numbers.period(90) }).click()
  await expect(page).toHaveURL(/days=90/)
  await page.locator('.plot summary').first().click()
  await expect(page.locator('.plot').first().locator('tbody tr')).toHaveCount(90)

  await looksRight(page)
  await expect(page.getByRole('button', { name: copy.failures.again })).toHaveCount(0)
  expect(complaints).toEqual([])
})

/** Of a job that nobody handles, so that each test has a kind of its own. */
async function aFailure(count = 1): Promise<string> {
  const kind = `test.${words()}`
  const at = new Date().toISOString()
  const db = openDatabase(SITE_UNDER_TEST.settings)
  for (let made = 0; made < count; made++)
    await db
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        kind,
        payload: '{}',
        created_at: at,
        due_at: at,
        attempts: 3,
        failed_at: at,
        last_error: '550 no such mailbox',
      })
      .execute()
  await db.destroy()
  return kind
}

async function stepsOf(form: string): Promise<{ seen: number; begun: number }> {
  const db = openDatabase(SITE_UNDER_TEST.settings)
  const rows = await db.selectFrom('counts').select(['event', 'count']).where('event', 'like', `${form}_%`).execute()
  await db.destroy()
  const of = (step: string) =>
    rows.filter(({ event }) => event === `${form}_${step}`).reduce((sum, { count }) => sum + count, 0)
  return { seen: of('seen'), begun: of('begun') }
}

/** Letters alone, as numbers are taken out before anything is counted; short, as keys are too. */
function words(): string {
  return randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
}
