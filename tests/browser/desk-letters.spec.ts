import type { Page } from '@playwright/test'
import { replyDeskCopy } from '#desk/leads/reply/words.en.ts'
import { unmatchedCopy as unmatched } from '#desk/leads/words.en.ts'
import { replyAddress } from '#leads/conversation/reply-address.ts'
import { enquire } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { aPdf } from '../support/documents.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { hydrated } from '../support/hydrated.ts'
import { dovecot, type ImapServer, startImapServer } from '../support/imap-server.ts'
import { aLetter } from '../support/letters.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { type OwnSite, startOwnSite } from '../support/own-site.ts'
import { withAndWithoutScriptsAtDesk } from '../support/scripts-or-none.ts'
import { servicesOn } from '../support/services-on.ts'
import { expect, test } from '../support/test.ts'

const { thread: copy } = replyDeskCopy
const USER = 'reply@example.com'
const PICTURE = 'https://pictures.example/seen.png'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

withAndWithoutScriptsAtDesk((hasScripts) => {
  test.skip(!dovecot, 'there is no IMAP server here')

  test('an answer by mail stands at the desk with its file, cleaned, its quotation folded and its pictures not fetched', async ({
    page,
    context,
  }, testInfo) => {
    await using imap = await startImapServer(dovecot!)
    await using site = await siteWith(imap, testInfo.outputPath('data'))
    const { reference, to } = await enquireAt(page, site)
    let fetched = 0
    await context.route(`${new URL(PICTURE).origin}/**`, (route) => {
      fetched += 1
      return route.fulfill({ contentType: 'image/png', body: PNG })
    })
    imap.deliver(
      USER,
      await aLetter({
        to,
        subject: 'Re: Your meter',
        text: 'It has one phase.\n\nOn Thu, Asha wrote:\n> Which meter have you?',
        html: `<p>It has <b>one phase</b>.</p><script>document.body.textContent = 'run'</script><img src="${PICTURE}" alt="our house">`,
        attachments: [{ filename: 'my bill.pdf', content: aPdf('a bill') }],
      }),
    )

    await joinDesk(page, 'sales', site)
    const complaints = listenForComplaints(page)
    const lead = await openLead(page, site, reference)
    await shows(page, lead, 'It has one phase.')
    const quoted = page.getByText('> Which meter have you?')
    await expect(quoted).toBeHidden()
    await page.getByText(copy.folded).click()
    await expect(quoted).toBeVisible()

    await page.getByText(copy.formatted, { exact: true }).click()
    const letter = page.frameLocator('.thread__frame')
    await expect(letter.getByText('one phase')).toBeVisible()
    await expect(letter.getByAltText('our house')).toBeAttached()
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: testInfo.outputPath('letter.png'), fullPage: true })
    expect(fetched).toBe(0)
    await page.getByRole('link', { name: copy.pictures }).click()
    await expect.poll(() => fetched).toBe(1)
    await expect(letter.getByText('run')).toHaveCount(0)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'my bill.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('my bill.pdf')
    const frame = (await page.locator('.thread__frame').getAttribute('src'))!
    await looksRight(page, hasScripts)
    // Of the picture the browser says itself that it may not be fetched.
    expect(complaints.filter((complaint) => !complaint.includes('"img-src data:"'))).toEqual([])

    const shown = await page.request.get(`${site.url}${frame}`)
    expect(shown.headers()['content-security-policy']).toMatch(/^sandbox .*default-src 'none'.*img-src data:$/)
    expect(shown.headers()['x-frame-options']).toBe('SAMEORIGIN')
    const file = (await page.getByRole('link', { name: 'my bill.pdf' }).getAttribute('href'))!
    const given = await page.request.get(`${site.url}${file}`)
    expect(given.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    })
    expect(await given.body()).toEqual(aPdf('a bill'))
    // Strangers are led to the way in.
    for (const address of [frame, file])
      expect((await fetch(`${site.url}${address}`, { redirect: 'manual' })).status).toBe(302)
  })

  test('a letter of no lead is put to one, another becomes an enquiry, and one is put aside and brought back', async ({
    page,
  }, testInfo) => {
    await using imap = await startImapServer(dovecot!)
    await using site = await siteWith(imap, testInfo.outputPath('data'))
    const { reference } = await enquireAt(page, site)
    for (const [from, text] of [
      ['brother@example.org', 'My sister asked you about a meter.'],
      ['Ravi <ravi@example.org>', 'Do you come to Warangal?'],
      ['seller@example.org', 'Cheap plugs.'],
    ] as const)
      imap.deliver(USER, await aLetter({ from, subject: 'Hello', text }))

    await joinDesk(page, 'sales', site)
    const waiting = (text: string) => page.locator('.letters > li').filter({ hasText: text })
    await expect
      .poll(async () => {
        await page.goto(`${site.url}/desk/leads/unmatched`)
        return page.locator('.letters > li').count()
      })
      .toBe(3)
    if (hasScripts) await hydrated(page)
    await looksRight(page, hasScripts)

    const sister = waiting('My sister asked')
    await sister.getByLabel(unmatched.belongs.label).fill('NOTHING0')
    await sister.getByRole('button', { name: unmatched.belongs.button }).click()
    await expect(page.getByText(unmatched.belongs.wrong)).toBeVisible()
    await sister.getByLabel(unmatched.belongs.label).fill(reference.toLowerCase())
    await sister.getByRole('button', { name: unmatched.belongs.button }).click()
    await expect(page.getByRole('status')).toHaveText(unmatched.belongs.done(reference))
    await expect(sister).toHaveCount(0)

    await waiting('Warangal').getByRole('button', { name: unmatched.enquiry.button }).click()
    await expect(page.getByRole('status')).toContainText('It is the enquiry')
    await waiting('Cheap plugs').getByRole('button', { name: unmatched.notForUs.button }).click()
    await expect(page.getByRole('status')).toHaveText(unmatched.notForUs.done)
    await expect(page.getByText(unmatched.shown.waiting.none)).toBeVisible()
    await page.getByRole('link', { name: unmatched.shown.aside.name }).click()
    await waiting('Cheap plugs').getByRole('button', { name: unmatched.bringBack.button }).click()
    await expect(page.getByText(unmatched.shown.aside.none)).toBeVisible()

    await shows(page, await openLead(page, site, reference), 'My sister asked you about a meter.')
    await page.goto(`${site.url}/desk/leads`)
    await page.getByRole('link', { name: 'Ravi' }).click()
    await expect(page.locator('.thread').getByText('Do you come to Warangal?').first()).toBeVisible()
  })
})

function siteWith(imap: ImapServer, dataDir: string) {
  return startOwnSite(dataDir, { MAILBOXES: imap.mailbox(USER), REPLY_ADDRESS: USER })
}

/** An enquiry, with the address at which its answers are known. */
async function enquireAt(page: Page, { url, settings }: OwnSite) {
  const { reference } = await enquire(page.request, { email: 'ada@example.com' }, url)
  await using services = servicesOn(settings.DATA_DIR, settings)
  const { id } = await services.db
    .selectFrom('leads')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { reference, to: (await replyAddress(id, services))! }
}

async function openLead(page: Page, { url }: OwnSite, reference: string): Promise<string> {
  await page.goto(`${url}/desk/leads?q=${reference}`)
  await page.locator('a[data-lead]').click()
  await expect(page.locator('.lead-record')).toContainText(reference)
  return page.url()
}

/** A mailbox is read beside the page: it is loaded until the letter is there. */
async function shows(page: Page, lead: string, text: string) {
  const letter = page.locator('.thread').getByText(text)
  await expect
    .poll(async () => {
      await page.goto(lead)
      return letter.count()
    })
    .toBe(1)
}
