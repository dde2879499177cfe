import { joinDesk } from '../support/desk.ts'
import { furnishDesk } from '../support/furnish-desk.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

/** What each page is for: the first of it. */
const FIRST: Record<string, string> = {
  'leads?status=any': '.inbox',
  'leads/board': '.board__card',
  'leads/results': 'tbody tr',
  'leads/unmatched': '.letter',
  applications: 'tbody tr, .page-head ~ .desk-lead',
  'talent-pool': 'tbody tr, .page-head ~ p',
  visits: 'tbody tr, .page-head ~ p',
  interviews: 'tbody tr, .page-head ~ p',
  subscribers: 'tbody tr',
  letters: 'tbody tr, .letters-none',
  'letters/automatic': '.page-head ~ section',
  posts: 'tbody tr',
  pictures: 'tbody tr',
  openings: 'tbody tr',
  company: '.todo li',
  'company/people': 'tbody tr',
  'company/claims': 'tbody tr',
  'company/questions': 'tbody tr',
  'company/products': 'tbody tr',
  'company/words': 'form',
  tariffs: '.desk-list li, tbody tr',
  'tariffs/surcharges': 'tbody tr',
  'tariffs/orders': 'tbody tr, .page-head ~ p',
  status: 'section > p, tbody tr',
  staff: 'tbody tr',
  privacy: '.page-head ~ form',
  'activity-log': 'tbody tr',
}

test('between the desk’s bar and the first of what a page is for lie 200 pixels at most', async ({ page, ownSite }) => {
  await joinDesk(page, 'admin', ownSite)
  await furnishDesk(page, ownSite)
  for (const [path, first] of Object.entries(FIRST)) {
    await page.goto(`/desk/${path}`)
    const bar = (await page.getByRole('banner').boundingBox())!
    const top = (await page.locator('main').locator(first).filter({ visible: true }).first().boundingBox())!
    expect.soft(top.y - bar.y - bar.height, path).toBeLessThanOrEqual(200)
  }
})
