import type { Browser, Locator, Page } from '@playwright/test'
import { draftsCopy } from '#desk/drafts/words.en.ts'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { deskPostsCopy as copy, editorCopy, revisionsCopy } from '#desk/posts/words.en.ts'
import { joinDesk } from '../support/desk.ts'
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts'
import { findViolations } from '../support/find-violations.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { expect, test } from '../support/test.ts'
import { aPicture, aWord, beginArticle, fillTheRest, text, tool } from '../support/write-article.ts'

test('an article that moves is found at its old address, and an earlier state of it can be brought back', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at a desk')
  const complaints = listenForComplaints(page)
  const word = aWord()
  await joinDesk(page, 'editor')
  await publishArticle(page, `About ${word}`, 'The first wording.')

  await text(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('The second wording.')
  await page.getByLabel(copy.fields.slug, { exact: true }).fill(`${word}-moved`)
  await page.getByRole('button', { name: copy.actions.publishChanges }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(copy.done.published)

  // Of one answer: another process of the site may hear of the move a moment later.
  const ask = async () => {
    const answer = await page.request.get(`/blogs/about-${word}?from=mail`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(ask).toEqual([301, `/blogs/${word}-moved?from=mail`])
  expect((await page.request.get(`/api/blogs/blogs/about-${word}/`)).status()).toBe(200)

  await page.getByRole('link', { name: copy.revisions }).click()
  await expect(page.getByRole('cell', { name: revisionsCopy.reasons.published }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: `${revisionsCopy.open} ${revisionsCopy.one(1)}` }).click()
  await expect(page.locator('.comparison del').filter({ hasText: 'The first wording.' })).toBeVisible()
  await expect(page.locator('.comparison ins').filter({ hasText: 'The second wording.' })).toBeVisible()
  await looksRight(page)
  await page.getByRole('button', { name: revisionsCopy.restore }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(copy.done.restored)
  await expect(text(page)).toContainText('The first wording.')
  await expect(page.getByText(copy.hasChanges)).toBeVisible()
  expect(complaints).toEqual([])
})

test('of two who write the same article the later one is told, and sees the other text', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone')
  await joinDesk(page, 'editor')
  await publishArticle(page, `Shared ${aWord()}`, 'As it was.')
  const other = await colleague(browser, page)
  await other.goto(page.url())
  await expect(text(other)).toBeVisible()

  await text(other).getByText('As it was.').click()
  await typeUntilAnswered(other, 'Theirs.')
  await text(page).getByText('As it was.').click()
  // At once: what is typed letter by letter may be refused at the first.
  await page.keyboard.insertText('Mine.')

  const notice = page.getByRole('alert').filter({ hasText: draftsCopy.conflict.explanation })
  await notice.getByText(draftsCopy.conflict.compare).click()
  await expect(notice.locator('del')).toContainText('Theirs.')
  await expect(notice.locator('ins')).toContainText('Mine.')
  await notice.getByRole('button', { name: draftsCopy.conflict.mine }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

  await other.reload()
  await expect(text(other)).toContainText('Mine.')
  await other.getByRole('link', { name: copy.revisions }).click()
  await expect(other.getByRole('cell', { name: revisionsCopy.reasons.replaced })).toBeVisible()
  await other.context().close()
})

test('what was typed without a network is kept, and offered when one comes back', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at a desk')
  await joinDesk(page, 'editor')
  await publishArticle(page, `Offline ${aWord()}`, 'As it was.')
  await page.route('**/draft', (route) => route.abort())

  await text(page).getByText('As it was.').click()
  await page.keyboard.type('On the train. ')
  await expect(page.getByRole('status').filter({ hasText: draftsCopy.saving.offline })).toBeVisible()
  await page.getByRole('button', { name: copy.actions.publishChanges }).click()
  await expect(page.getByRole('status').filter({ hasText: draftsCopy.saving.offline })).toBeVisible()

  await page.reload()
  await expect(text(page)).not.toContainText('On the train.')
  await page.unroute('**/draft')
  await page.getByRole('button', { name: draftsCopy.kept.take }).click()
  await expect(text(page)).toContainText('On the train.')
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()
  await page.reload()
  await expect(text(page)).toContainText('On the train.')
  await expect(page.getByRole('button', { name: draftsCopy.kept.take })).toHaveCount(0)
})

test('the tools are one stop of the Tab key, and the arrows lead through them', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone')
  await joinDesk(page, 'editor')
  await beginArticle(page, 'By keyboard')
  const bar = page.getByRole('toolbar', { name: editorCopy.toolbar })
  await expect(bar.locator('button[tabindex="0"]')).toHaveCount(1)

  await tool(page, editorCopy.text).focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight')
  await expect(tool(page, editorCopy.bold)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await expect(tool(page, editorCopy.bold)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Strong')
  await expect(text(page).locator('strong')).toHaveText('Strong')

  await tool(page, editorCopy.undo).focus()
  await page.keyboard.press('Home')
  await expect(tool(page, editorCopy.text)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tool(page, editorCopy.redo)).toBeFocused()
})

test('links that lead nowhere good and pictures that say nothing are refused', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at a desk')
  await joinDesk(page, 'editor')
  await beginArticle(page, 'Refused')
  await tool(page, editorCopy.link).click()
  await page.getByLabel(editorCopy.linkDialog.address).fill('javascript:alert(1)')
  await page.getByRole('button', { name: editorCopy.linkDialog.set }).click()
  await expect(page.getByText(editorCopy.linkDialog.wrong)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await tool(page, editorCopy.picture).press('Enter')
  await page.locator('dialog input[type=file]').setInputFiles(await aPicture(page))
  await page.getByRole('button', { name: editorCopy.pictureDialog.insert }).click()
  await expect(page.getByText(pictureCopy.altMissing)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: editorCopy.pictureDialog.cancel }).click()
  await expect(tool(page, editorCopy.picture)).toBeFocused()

  await page.getByRole('button', { name: copy.actions.publish }).click()
  await expect(page.getByRole('alert')).toContainText(copy.errors.heading)
  await expect(page.getByRole('alert')).toContainText(copy.errors.content)
  await expect(page.locator('.post-form :focus')).toHaveCount(1)
})

test('what is pasted brings no styles and no scripts along', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone')
  const complaints = listenForComplaints(page)
  await joinDesk(page, 'editor')
  await beginArticle(page, 'Pasted')
  await text(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p style="color:red" onclick="x()">Pasted <b>in</b><script>x()</script></p>')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })

  await expect(text(page).locator('strong')).toHaveText('in')
  expect(await text(page).innerHTML()).not.toMatch(/style|script|onclick/)
  expect(complaints).toEqual([])
})

test('a picture that is pasted or dropped is asked what it shows, and one that stays behind is named', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on a phone')
  await joinDesk(page, 'editor')
  await beginArticle(page, 'Pasted pictures')
  await text(page).click()
  await page.keyboard.type('Before.')
  const place = page.getByRole('button', { name: editorCopy.pictureDialog.insert })

  await bring(page, 'paste', { files: ['meter.png', 'board.png'] })
  for (const [name, alt] of [
    ['meter.png', 'A meter'],
    ['board.png', 'A board'],
  ] as const) {
    await expect(page.locator('dialog input[type=file]')).toHaveValue(new RegExp(name))
    await expect(page.getByLabel(pictureCopy.alt)).toBeFocused()
    await place.click()
    await expect(page.getByText(pictureCopy.altMissing)).toBeVisible()
    await page.getByLabel(pictureCopy.alt).fill(alt)
    await place.click()
    await expect(text(page).getByRole('img', { name: alt })).toBeVisible()
  }
  await expect(text(page).getByRole('img')).toHaveCount(2)
  await expect(page.locator('dialog')).toHaveCount(0)

  await bring(page, 'drop', { files: ['film.gif'] })
  await expect(page.getByText(pictureCopy.trouble.type)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog')).toHaveCount(0)

  const last = text(page).getByText('After.')
  await text(page).press('Control+End')
  for (let line = 0; line < 30; line++) await page.keyboard.press('Enter')
  await bring(page, 'paste', { html: '<p>After.<img src="file:///C:/a.png"></p>', files: ['text.png'] })
  await expect(page.getByRole('alert')).toHaveText(editorCopy.picturesMissing.text(1))
  await expect(page.getByRole('alert')).toBeInViewport()
  const boxOf = async (part: Locator) => (await part.boundingBox())!
  await expect
    .poll(async () => {
      const [line, notice] = [await boxOf(last), await boxOf(page.locator('.editor__missing'))]
      return notice.y - (line.y + line.height)
    })
    .toBeGreaterThanOrEqual(0)
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: editorCopy.picturesMissing.close }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(text(page)).toBeFocused()
  await expect(text(page).getByRole('img')).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is written in Markdown, with a picture, published and deleted', async ({
    page,
    browser,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same on a phone')
    const word = aWord()
    await joinDesk(page, 'editor')
    await page.goto('/desk/pictures')
    await page.getByText(pictureCopy.heading).click()
    await page.getByLabel(pictureCopy.alt).fill('A meter on a wall')
    await page.getByLabel(pictureCopy.file, { exact: true }).setInputFiles(await aPicture(await browser.newPage()))
    await page.getByRole('button', { name: pictureCopy.upload }).click()
    await expect(page.locator('.desk-message--good')).toHaveText(pictureCopy.added)
    const code = await page.locator('.slab .desk-code').first().textContent()

    await page.goto('/desk/posts')
    await page.getByRole('button', { name: copy.begin }).click()
    await page.getByLabel(copy.fields.title, { exact: true }).fill(`Plain ${word}`)
    await page.getByLabel(copy.fields.content, { exact: true }).fill(`## The sum\n\n**Seventy** watts.\n\n${code}\n`)
    await fillTheRest(page, `Plain ${word}, with its source.`)
    await page.getByRole('button', { name: copy.actions.publish }).click()
    await expect(page.locator('.desk-message--good')).toHaveText(copy.done.published)

    await page.goto(`/blogs/plain-${word}`)
    await expect(page.getByRole('heading', { name: 'The sum' })).toBeVisible()
    await expect(page.locator('.prose picture img')).toHaveAttribute('alt', 'A meter on a wall')

    await page.goto(`/desk/posts?search=${word}`)
    await page.getByRole('link', { name: `Plain ${word}` }).click()
    await page.getByText(copy.actions.removeHeading).click()
    await page.getByRole('button', { name: copy.actions.removeForGood }).click()
    await expect(page.locator('.desk-message--good')).toHaveText(copy.done.deleted)
    await expect.poll(async () => (await page.request.get(`/blogs/plain-${word}`)).status()).toBe(404)
  })
})

test('who may only read sees the articles and their preview, and changes nothing', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at a desk')
  await joinDesk(page, 'viewer')
  // One of our own: those of other tests come and go.
  await page.goto('/desk/posts?search=standby-loads')
  await expect(page.getByRole('button', { name: copy.begin })).toHaveCount(0)
  await looksRight(page)

  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page.getByText(copy.readOnly)).toBeVisible()
  const refused = await page.evaluate(async () => {
    const paths = ['/desk/posts', '/desk/posts/1', '/desk/posts/1/draft', '/desk/posts/1/revisions/1', '/desk/pictures']
    const answers = paths.map((path) => fetch(path, { method: 'POST', body: new FormData(), redirect: 'manual' }))
    return (await Promise.all(answers)).map(({ status }) => status)
  })
  expect(refused).toEqual([403, 403, 403, 403, 403])
  await page.getByRole('link', { name: copy.preview }).click()
  await expect(page.getByRole('complementary', { name: copy.bar.heading })).toBeVisible()
})

test('the editor fits a small screen', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at a desk')
  await joinDesk(page, 'editor')
  await page.goto('/desk/posts?search=read-your-electricity-bill')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(text(page)).toBeVisible()
  await looksRight(page)
})

test('the editor comes with its own page alone, and a preview is for staff', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone')
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.goto('/blogs')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => /editor|post-/.test(url))).toEqual([])

  const preview = await page.request.get('/desk/posts/1/preview', { maxRedirects: 0 })
  expect([preview.status(), preview.headers()['cache-control']]).toEqual([302, 'no-store'])
})

/** Pastes or drops into the article, with what the page shows for every picture. */
async function bring(page: Page, how: 'paste' | 'drop', { html = '', files }: { html?: string; files: string[] }) {
  const { buffer } = await aPicture(page)
  await text(page).evaluate(
    (field, { how, html, files, base64 }) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      for (const name of files) data.items.add(new File([bytes], name, { type: `image/${name.split('.').at(-1)}` }))
      const { x: clientX, y: clientY } = field.getBoundingClientRect()
      const told = { bubbles: true, cancelable: true }
      field.dispatchEvent(
        how === 'paste'
          ? new ClipboardEvent('paste', { ...told, clipboardData: data })
          : new DragEvent('drop', { ...told, dataTransfer: data, clientX: clientX + 50, clientY: clientY + 30 }),
      )
    },
    { how, html, files, base64: buffer.toString('base64') },
  )
}

async function publishArticle(page: Page, title: string, words: string) {
  await beginArticle(page, title)
  await fillTheRest(page, `${title}, with its source.`)
  await text(page).click()
  await page.keyboard.type(words)
  await page.getByRole('button', { name: copy.actions.publish }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(copy.done.published)
}

/** Types, and waits until the desk has answered to all of it. */
async function typeUntilAnswered(page: Page, words: string) {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/draft') && (response.request().postData() ?? '').includes(words),
  )
  await page.keyboard.type(words)
  await answer
}

/** Another window of the same desk, in a browser of its own. */
async function colleague(browser: Browser, first: Page): Promise<Page> {
  const page = await browser.newPage({ baseURL: new URL(first.url()).origin })
  await joinDesk(page, 'editor')
  return page
}
