import type { Page } from '@playwright/test'
import { deskTime, indiaMinute, readIndiaMinute } from '#desk/frame/desk-time.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { applicationsDeskCopy, leadsDeskCopy as copy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { replyDeskCopy } from '#desk/leads/reply/words.en.ts'
import { apply, enquire } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { hydrated } from '../support/hydrated.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { expect, test } from '../support/test.ts'

const DAY_MS = 86_400_000

test('what is chosen of a lead and not sent stays when a colleague is faster, and theirs is told', async ({
  page,
  browser,
}) => {
  const { full_name: name } = await enquire(page.request)
  await joinDesk(page, 'sales')
  await findLead(page, name)
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await joinDesk(other, 'sales')
  await other.goto(page.url())
  await Promise.all([hydrated(page), hydrated(other)])
  const { status, followUp } = leadDeskCopy
  const outcome = (on: Page) => on.locator('.lead-outcome')
  const stage = (on: Page) => on.getByLabel(status.stage, { exact: true })
  const owner = page.getByLabel(status.assignTo, { exact: true })

  await stage(page).selectOption('quoted')
  await page.getByLabel(status.worthField).fill('50,000')
  await owner.selectOption({ index: 1 })
  const chosen = await owner.inputValue()
  await page.getByLabel(followUp.text, { exact: true }).fill('The price')

  await stage(other).selectOption('visit-booked')
  await other.getByLabel(status.worthField).fill('9,000')
  await outcome(other).getByRole('button').click()
  await expect(other.getByRole('status')).toContainText(leadDeskCopy.done.stage)

  await outcome(page).getByRole('button').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(outcome(page)).toContainText(deskCopy.overtaken(`${copy.stages['visit-booked']}, ₹9,000`))
  await expect(stage(page)).toHaveValue('quoted')
  await expect(page.getByLabel(status.worthField)).toHaveValue('50,000')
  await expect(owner).toHaveValue(chosen)
  await expect(page.getByLabel(followUp.text, { exact: true })).toHaveValue('The price')

  await outcome(page).getByRole('button').click()
  await expect(page.getByRole('status').filter({ hasText: leadDeskCopy.done.stage })).toBeVisible()
  await expect(outcome(page).getByRole('status')).toHaveCount(0)
  await expect(page.getByLabel(status.worthField)).toHaveValue('50,000')
  await context.close()
})

withAndWithoutScriptsAtDesk(() => {
  test('a lead that arrives is found, read, noted, answered, and its mail sent again', async ({ page }) => {
    const { full_name: name, reference } = await enquire(page.request, { message: 'మా బిల్లు పెరిగింది.' })
    await mailsAbout(reference, 2)
    await joinDesk(page, 'sales')

    await findLead(page, name)
    await expect(page.getByRole('article')).toContainText('మా బిల్లు')
    await expect(page.getByRole('link', { name: leadDeskCopy.status.reply })).toHaveAttribute('href', '#reply_text')
    await expect(page.getByLabel(replyDeskCopy.subject, { exact: true })).toHaveValue(new RegExp(reference))

    await page.getByLabel(leadDeskCopy.notes.label).fill('Called at noon.')
    await page.getByRole('button', { name: leadDeskCopy.notes.submit }).click()
    await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done.note)
    await expect(page.getByText('Called at noon.')).toBeVisible()

    await page.getByRole('button', { name: leadDeskCopy.status.answer, exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done.answer)

    await page.getByRole('button', { name: new RegExp(`^${leadDeskCopy.deliveries.again}: .*receipt`, 'i') }).click()
    await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done['send-again'])
    // Not a reload: without scripts that would send it again.
    const stillWaiting = async () => {
      await page.goto(page.url())
      return page.getByRole('cell').filter({ hasText: leadDeskCopy.deliveries.states.waiting }).count()
    }
    await expect.poll(stillWaiting).toBe(0)
  })

  test('a call is set for tomorrow, found among the follow-ups, put off, done, and undone', async ({ page }) => {
    const { full_name: name } = await enquire(page.request)
    await joinDesk(page, 'sales')
    await findLead(page, name)
    const { followUp } = leadDeskCopy

    await page.getByLabel(followUp.text, { exact: true }).fill('Price of two plugs')
    await page.getByLabel(followUp.when).fill('2020-01-01T10:00')
    // A browser that checks the field itself lets nothing go.
    await page.locator('form').evaluateAll((forms: HTMLFormElement[]) =>
      forms.forEach((form) => {
        form.noValidate = true
      }),
    )
    await page.getByRole('button', { name: followUp.submit, exact: true }).click()
    await expect(page.getByText(followUp.errors.when)).toBeVisible()
    await expect(page.getByLabel(followUp.text, { exact: true })).toHaveValue('Price of two plugs')
    const tomorrow = indiaMinute(new Date(Date.now() + DAY_MS))
    await page.getByLabel(followUp.when).fill(tomorrow)
    await page.getByRole('button', { name: followUp.submit, exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(
      leadDeskCopy.done['set-follow-up'](deskTime(readIndiaMinute(tomorrow)!.toISOString())),
    )

    await page.goto(`/desk/leads?followUp=any&owner=mine&sort=follow-up`)
    await expect(page.locator('.inbox__row')).toHaveCount(1)
    await expect(page.locator('.inbox__row')).toContainText('Price of two plugs')
    await openLead(page, name)
    const event = await page.request.get(`${new URL(page.url()).pathname}/follow-up.ics`)
    expect(await event.text()).toContain('DESCRIPTION:Price of two plugs')

    await page.getByRole('button', { name: followUp.snoozes.hour }).click()
    await expect(page.getByRole('status')).toHaveText(/^Follow up /)
    await page.getByRole('button', { name: followUp.done }).click()
    await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done['end-follow-up'])
    await expect(page.getByRole('button', { name: followUp.done })).toHaveCount(0)
    await page.getByRole('button', { name: copy.undo.submit }).click()
    await expect(page.getByRole('button', { name: followUp.done })).toBeVisible()
  })

  test('several leads are picked and given to oneself, and that is undone', async ({ page }) => {
    const name = await twoOfOneName(page)
    const boxes = page.getByLabel(copy.pick(name))
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await box.check()

    await page.getByRole('button', { name: copy.bulk.assignToMe }).click()

    await expect(page.getByText(copy.bulk.done(2))).toBeVisible()
    await expect(page.locator('.inbox__state').filter({ hasText: copy.statuses['in-hand'] })).toHaveCount(2)

    await page.getByRole('button', { name: copy.undo.submit }).click()
    await expect(page.getByText(copy.undo.done(2))).toBeVisible()
    await expect(page.locator('.inbox__state').filter({ hasText: copy.statuses.new })).toHaveCount(2)
  })
})

test('above the first lead the inbox’s head takes 200 pixels at most', async ({ page }) => {
  await joinDesk(page, 'admin')
  await page.goto('/desk/leads?status=any')
  const bar = (await page.getByRole('banner').boundingBox())!
  const first = (await page.locator('.inbox').boundingBox())!
  expect(first.y - bar.y - bar.height).toBeLessThanOrEqual(200)
})

test('what was refused is sent again at once, also while the page is still asked anew', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same at every width')
  const { full_name: name } = await enquire(page.request)
  await joinDesk(page, 'sales')
  await findLead(page, name)
  await hydrated(page)
  let sent = 0
  // What the page asks for anew after an act.
  const anew = Promise.withResolvers<void>()
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'POST') sent += 1
    else await anew.promise
    await route.continue()
  })

  const { followUp } = leadDeskCopy
  const save = page.getByRole('button', { name: followUp.submit, exact: true })
  await page.getByLabel(followUp.text, { exact: true }).fill('Price of two plugs')
  await page.getByLabel(followUp.when).evaluate((field: HTMLInputElement) => field.removeAttribute('min'))
  await page.getByLabel(followUp.when).fill('2020-01-01T10:00')
  await save.click()
  await expect(page.getByText(followUp.errors.when)).toBeVisible()
  await page.getByLabel(followUp.when).fill(indiaMinute(new Date(Date.now() + DAY_MS)))
  await save.click()
  await expect.poll(() => sent).toBe(2)
  anew.resolve()
  await expect(page.getByRole('status')).toHaveText(/^Follow up /)
})

test('a filter is kept in the address, under a name, and let go of', async ({ page }) => {
  await joinDesk(page, 'sales')
  await page.goto('/desk/leads')
  await page.getByText(copy.filter.heading).click()
  await page.getByLabel(copy.filter.kind).selectOption('audit')
  await page.getByLabel(copy.filter.status).selectOption('closed')
  await page.getByRole('button', { name: copy.filter.apply }).click()
  await expect(page).toHaveURL(/kind=audit.*status=closed/)

  await page.getByText(copy.save.heading).click()
  await page.getByLabel(copy.save.name, { exact: true }).fill('Old homes')
  await page.getByRole('button', { name: copy.save.submit }).click()
  await expect(page.getByRole('link', { name: 'Old homes' })).toBeVisible()
  await page.goto('/desk/leads')
  await page.getByRole('link', { name: 'Old homes' }).click()
  await expect(page).toHaveURL(/kind=audit&status=closed/)

  await page.getByRole('button', { name: new RegExp(copy.save.remove) }).click()
  await expect(page.getByRole('link', { name: 'Old homes' })).toHaveCount(0)
})

test('the inbox is walked by keys, which rest while one types and can be turned off', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys')
  const name = await twoOfOneName(page)
  await hydrated(page)
  const links = page.locator('[data-lead]')

  await page.keyboard.press('j')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByLabel(copy.pick(name)).first()).toBeChecked()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('jx?')
  await expect(page.getByRole('searchbox')).toHaveValue(`${name}jx?`)

  await page.locator('summary', { hasText: copy.keys.heading }).focus()
  await page.keyboard.press('?')
  await expect(page.getByText(copy.keys.note)).toBeVisible()
  await page.getByLabel(copy.keys.toggle).uncheck()
  await page.keyboard.press('j')
  await expect(links.nth(0)).not.toBeFocused()
  await page.getByLabel(copy.keys.toggle).check()
  await links.nth(0).focus()
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('from one lead of a view to the next and back, by link and by key', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys')
  await twoOfOneName(page)
  const links = page.locator('[data-lead]')
  const addresses = await links.evaluateAll((found: HTMLAnchorElement[]) => found.map(({ pathname }) => pathname))
  await links.first().click()
  await expect(page).toHaveURL(addresses[0]!)

  await page.getByRole('link', { name: leadDeskCopy.next }).click()
  await expect(page).toHaveURL(addresses[1]!)
  await expect(page.getByRole('link', { name: leadDeskCopy.next })).toHaveCount(0)
  await expect(page.getByRole('link', { name: leadDeskCopy.before })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page).toHaveURL(addresses[0]!)
  await expect(page.getByRole('link', { name: leadDeskCopy.next })).toBeVisible()
  await page.getByLabel(leadDeskCopy.notes.label).fill('jk')
  await expect(page.getByLabel(leadDeskCopy.notes.label)).toHaveValue('jk')
})

test('what was pressed by keyboard and is gone leaves the focus at what came of it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys')
  const { full_name: name } = await enquire(page.request)
  await joinDesk(page, 'sales')
  await search(page, name)
  await hydrated(page)
  await page.getByRole('link', { name }).click()
  // Where a move leads to gets the focus once it is painted, and nobody presses a key before.
  await expect(page.locator('main')).toBeFocused()
  const press = (button: string) => page.getByRole('button', { name: button, exact: true }).press('Enter')
  const focused = page.locator('.desk-message:focus')

  await press(leadDeskCopy.status.answer)
  await expect(focused).toHaveText(leadDeskCopy.done.answer)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: copy.undo.submit })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(focused).toHaveText(leadDeskCopy.done.undo)

  await page.goto(`/desk/leads?q=${encodeURIComponent(name)}`)
  await hydrated(page)
  await page.getByLabel(copy.pick(name)).press('Space')
  await press(copy.bulk.assignToMe)
  await expect(page.getByRole('status').filter({ hasText: copy.bulk.done(1) })).toBeVisible()
  await expect(page.getByRole('button', { name: copy.bulk.assignToMe })).toBeFocused()
  await press(copy.undo.submit)
  await expect(focused).toHaveText(copy.undo.done(1))
})

test('a view is taken along as a file', async ({ page }) => {
  const { full_name: name, reference } = await enquire(page.request, { message: 'మా బిల్లు పెరిగింది.' })
  await joinDesk(page, 'sales')
  await search(page, name)

  for (const [link, ending] of [
    [copy.export.csv, 'csv'],
    [copy.export.xlsx, 'xlsx'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(new RegExp(`^leads-.*\\.${ending}$`))
    const pieces: Buffer[] = []
    for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer)
    const file = Buffer.concat(pieces)
    if (ending === 'csv') expect(file.toString()).toContain(reference)
    else expect(file.subarray(0, 2).toString()).toBe('PK')
  }
})

test('HR follows an application from its opening to its erasure, resume and all', async ({ page }) => {
  const { full_name: name } = await apply(page.request)
  await joinDesk(page, 'hr')
  await page.goto('/desk/applications')
  await expect(page.getByRole('row', { name }), 'a person: name, role, age').toContainText('Telecaller')
  await page
    .getByRole('region', { name: applicationsDeskCopy.byOpening })
    .getByRole('row', { name: /Telecaller/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/opening=telecaller/)
  await search(page, name)
  await page.getByRole('link', { name }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: leadDeskCopy.resume.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe('resume.pdf')
  await page.getByLabel(leadDeskCopy.status.stage).selectOption('interview')
  await page.getByRole('button', { name: leadDeskCopy.status.setStage }).click()
  await expect(page.locator('.desk-message')).toHaveText(leadDeskCopy.done.stageWithLetter)

  const reference = (await page.locator('.bill__top span').textContent())!
  await page.getByLabel(leadDeskCopy.erase.label(reference)).fill(reference)
  await page.getByRole('button', { name: leadDeskCopy.erase.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applicationsDeskCopy.title)
  await search(page, name)
  await expect(page.getByRole('status')).toHaveText(copy.empty)
})

test('a lead in quarantine is let out, and its mails go', async ({ page }) => {
  const { full_name: name, reference } = await enquire(page.request, { nickname: 'Bot' })
  await joinDesk(page, 'sales')
  await page.goto('/desk/leads?status=open&quarantine=only')
  await openLead(page, name)
  await page.getByRole('button', { name: leadDeskCopy.quarantine.release }).click()
  await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done.release)
  await mailsAbout(reference, 2)
})

test('a note outlives a connection that is lost and a session that ends', async ({ page, context }) => {
  const { full_name: name } = await enquire(page.request)
  await joinDesk(page, 'sales')
  await findLead(page, name)
  await hydrated(page)
  const note = page.getByLabel(leadDeskCopy.notes.label)
  const send = page.getByRole('button', { name: leadDeskCopy.notes.submit })
  await note.fill('She calls back on Thursday.')
  // The little scripts of what can be done on this page have come.
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(deskCopy.unsent.failed)
  await expect(page.getByRole('alert')).toBeInViewport()
  await context.setOffline(false)
  const cookies = await context.cookies()
  await context.clearCookies()
  await send.click()
  await expect(page.getByRole('alert')).toHaveText(deskCopy.unsent.signedOut)
  await expect(note).toHaveValue('She calls back on Thursday.')

  await context.addCookies(cookies)
  await send.click()
  await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done.note)
  await expect(note).toHaveValue('')
})

test('a lead leads back to the view and the page that one came from', async ({ page }) => {
  const { full_name: name } = await enquire(page.request)
  await joinDesk(page, 'sales')
  await search(page, name)
  const view = page.url()
  await hydrated(page)
  await openLead(page, name)
  await page.getByRole('button', { name: leadDeskCopy.status.answer, exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(leadDeskCopy.done.answer)

  await page.getByRole('link', { name: leadDeskCopy.backToView }).click()
  await expect(page).toHaveURL(view)
})

test('the pages are whole, for every eye and hand, wide and narrow', async ({ page }) => {
  const complaints = listenForComplaints(page)
  const { full_name: name } = await apply(page.request)
  await joinDesk(page, 'admin')
  await search(page, name)
  await hydrated(page)
  await page.locator('main details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '')
  })
  await looksRight(page)
  await openLead(page, name)
  await looksRight(page)
  await page.goto('/desk/applications')
  await looksRight(page)
  expect(complaints).toEqual([])
})

async function search(page: Page, words: string) {
  await page.goto('/desk/leads')
  await page.getByRole('searchbox').fill(words)
  await page.getByRole('button', { name: copy.search.submit }).click()
  await expect(page).toHaveURL(/\?find=/)
  // The list before stands a moment longer than its address; what it was asked for is in the answer alone.
  await expect(page.getByRole('searchbox')).toHaveAttribute('value', words)
}

/** From a list to the page of the one lead of this name. */
async function openLead(page: Page, name: string) {
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

async function findLead(page: Page, name: string) {
  await search(page, name)
  await openLead(page, name)
}

/** Two enquiries of one name, found by sales. */
async function twoOfOneName(page: Page): Promise<string> {
  const { full_name } = await enquire(page.request)
  await enquire(page.request, { full_name })
  await joinDesk(page, 'sales')
  await search(page, full_name)
  return full_name
}
