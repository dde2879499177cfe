import type { Page } from '@playwright/test'
import { registers } from '#company/registers/registers.ts'
import { registerCopy } from '#desk/company/words.en.ts'
import { byTurns } from '../support/by-night.ts'
import { joinDesk } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { furnishDesk } from '../support/furnish-desk.ts'
import { hydrated } from '../support/hydrated.ts'
import { test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

test('whoever has a keyboard alone reaches all that the desk’s pages offer, sees where they are, and gets on', async ({
  page,
  ownSite,
}) => {
  await joinDesk(page, 'admin', ownSite)
  const stands = await furnishDesk(page, ownSite)
  await reachesAll(
    page,
    byTurns([
      ...['/desk/company', '/desk/company/people', '/desk/company/claims', '/desk/company/company/company-1'],
      ...[`/desk/company/people/${stands.person}`, `/desk/company/people/${stands.person}/history`],
      ...['/desk/company/company/company-1/history/1', '/desk/company/words?search=vision', '/desk/company/redirects'],
      ...['/desk/pictures', `/desk/pictures/${stands.picture}`],
      ...['/desk/visits', '/desk/leads/unmatched', '/desk/leads/board', '/desk/leads/results'],
      ...[`/desk/leads/${stands.lead}`, `/desk/leads/of-person/${stands.lead}`, '/desk/subscribers', '/desk/privacy'],
      ...['/desk/letters', '/desk/interviews', '/desk/talent-pool', '/desk/applications'],
      ...['/desk', '/desk/leads', '/desk/openings', '/desk/openings/new', '/desk/posts', '/desk/status', '/desk/staff'],
      ...['/desk/account', '/desk/activity-log', '/desk/tariffs', '/desk/tariffs/surcharges', '/desk/tariffs/orders'],
      ...['/desk/subscribers/import'],
    ]),
  )
})

test('so it is on the list and in the form of every register', async ({ page, ownSite }) => {
  await joinDesk(page, 'admin', ownSite)
  const addresses = registers.flatMap(({ id, kind, keys }) => {
    const form = kind === 'ordered' || kind === 'sorted' ? 'new' : `${id}-${keys?.[0] ?? 1}`
    return [`/desk/company/${id}`, `/desk/company/${id}/${form}`]
  })
  await reachesAll(page, byTurns(addresses))
})

test('rows change places by keys, and the row that was moved has the focus still', async ({ page, ownSite }) => {
  await joinDesk(page, 'admin', ownSite)
  await page.goto('/desk/company/questions')
  await hydrated(page)
  const names = () => page.getByRole('rowheader').allTextContents()
  const [first = '', second = '', ...others] = await names()

  const down = page.getByRole('button', { name: registerCopy.down(first), exact: true })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(registerCopy.ordered)
  await expect.poll(names).toEqual([second, first, ...others])
  await expect(down).toBeFocused()
})

async function reachesAll(page: Page, addresses: string[]) {
  const size = page.viewportSize()!
  for (const path of addresses) {
    await page.setViewportSize(size)
    expect((await page.goto(path))?.status(), path).toBe(200)
    await hydrated(page)
    expect.soft(await walk(page), path).toEqual([])
    expect.soft(await findViolations(page), path).toEqual([])
    await expectNoSidewaysScroll(page)
  }
}

/** Goes through the page by the Tab key. Returns what is never reached, and where no focus can be seen. */
async function walk(page: Page): Promise<string[]> {
  const stops = await page.evaluate(() => {
    const named = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
    const seen = new Set<Element>()
    const faults: string[] = []
    const expected = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden], [inert] *')) return false
      // Of several radio buttons the keyboard reaches one, and the arrows the others.
      if (element.matches('[type=radio]:not(:checked)')) return false
      return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
    })
    document.addEventListener(
      'keyup',
      () => {
        const element = document.activeElement
        if (!element || element === document.body || seen.has(element)) return
        seen.add(element)
        const isMarked = (one: Element | null) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one ?? element)
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
        }
        if (!isMarked(element) && !isMarked(element.closest('label'))) faults.push(`no mark: ${named(element)}`)
        // Of a list that is longer than the window, what of it is in the window.
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const middle = (from: number, to: number, most: number) => (Math.max(from, 0) + Math.min(to, most)) / 2
        const shown = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
        const isShown =
          shown && (element.contains(shown) || shown.contains(element) || shown.closest('label')?.contains(element))
        if (!isShown) faults.push(`covered: ${named(element)} by ${shown ? named(shown) : 'nothing'}`)
      },
      { capture: true },
    )
    Object.assign(window, {
      faultsOfWalk: () => [
        ...faults,
        ...expected.filter((element) => !seen.has(element)).map((element) => `not reached: ${named(element)}`),
      ],
    })
    return expected.length
  })
  // Lists that scroll are stops too.
  for (let press = 0; press < stops + 12; press++) await page.keyboard.press('Tab')
  return page.evaluate(() => (window as unknown as { faultsOfWalk: () => string[] }).faultsOfWalk())
}
