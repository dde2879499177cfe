import type { Page } from '@playwright/test'
import { joinDesk } from '../support/desk.ts'
import { furnishDesk } from '../support/furnish-desk.ts'
import type { OwnSite } from '../support/own-site.ts'
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
  visits: 'tbody tr, .desk-none',
  interviews: 'tbody tr, .page-head ~ p',
  subscribers: 'tbody tr',
  letters: 'tbody tr, .desk-none',
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
  'tariffs/surcharges': '.page-head ~ .desk-part',
  'tariffs/orders': 'tbody tr, .page-head ~ p',
  status: 'section > p, tbody tr',
  staff: 'tbody tr',
  privacy: '.page-head ~ form',
  'activity-log': 'tbody tr',
}

/** Of one device, its window as it opens, and a smaller one that many have. */
const SMALLER = { phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } }

test('between the desk’s bar and the first of what a page is for lie 200 pixels at most', async ({
  page,
  ownSite,
  isMobile,
}) => {
  await furnished(page, ownSite)
  for (const size of [page.viewportSize()!, SMALLER[isMobile ? 'phone' : 'desktop']]) {
    await page.setViewportSize(size)
    for (const [path, first] of Object.entries(FIRST)) {
      await page.goto(`/desk/${path}`)
      const bar = (await page.getByRole('banner').boundingBox())!
      const top = (await page.locator('main').locator(first).filter({ visible: true }).first().boundingBox())!
      expect.soft(top.y - bar.y - bar.height, `${path} at ${size.width}`).toBeLessThanOrEqual(200)
    }
  }
})

test('the names of the desk’s pages stand in one line of a desktop', async ({ page, ownSite, isMobile }) => {
  test.skip(isMobile, 'They are in a menu there.')
  await furnished(page, ownSite)
  await page.setViewportSize(SMALLER.desktop)
  await page.goto('/desk')
  const links = page.getByRole('banner').getByRole('navigation').locator('.desk-nav__row a')
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test('what one presses on a page of the desk is as large as a finger', async ({ page, ownSite, isMobile }) => {
  test.skip(!isMobile, 'A mouse is finer.')
  const { person, lead, picture } = await furnished(page, ownSite)
  const pages = [...Object.keys(FIRST), `company/people/${person}`, `leads/${lead}`, `pictures/${picture}`, 'account']
  for (const path of pages) {
    await page.goto(`/desk/${path}`)
    expect.soft(await page.evaluate(findSmall), path).toEqual([])
  }
})

async function furnished(page: Page, ownSite: OwnSite) {
  await joinDesk(page, 'admin', ownSite)
  await page.request.post('/desk/leads/save-view', {
    headers: { Origin: new URL(page.url()).origin },
    form: { name: 'Mills with a sanctioned load above 1 MVA', shared: 'on' },
  })
  return furnishDesk(page, ownSite)
}

/** What can be pressed and is smaller than 44 pixels; a box to tick with its words is as large as both. */
function findSmall(): string[] {
  const pressed = 'a, button, select, summary, input:not([type=hidden])'
  const all = [...document.querySelectorAll<HTMLElement>(`header :is(${pressed}), main :is(${pressed})`)]
  return all.flatMap((each) => {
    const label = each instanceof HTMLInputElement && /checkbox|radio/.test(each.type) && each.closest('label')
    const { width, height } = (label || each).getBoundingClientRect()
    const isSmall = each.checkVisibility() && (width < 43.5 || height < 43.5)
    return isSmall ? [`${each.className} ${each.textContent} ${Math.round(width)} × ${Math.round(height)}`] : []
  })
}
