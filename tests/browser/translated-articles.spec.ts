import { translationsCopy as copy } from '#desk/posts/translations/words.en.ts'
import { deskPostsCopy } from '#desk/posts/words.en.ts'
import { blogCopy as hindi } from '#site/blog/words.hi.ts'
import { languagesPageCopy as languages } from '#site/languages/words.hi.ts'
import { joinDesk } from '../support/desk.ts'
import { listenForComplaints } from '../support/listen-for-complaints.ts'
import { looksRight } from '../support/looks-right.ts'
import { SITE_UNDER_TEST } from '../support/site-under-test.ts'
import { expect, test } from '../support/test.ts'
import { aWord, text } from '../support/write-article.ts'

const SLUG = 'geyser-costs-and-timing'
const IN_ENGLISH = 'rooftop-solar-basics'

test('the list in Hindi begins with what is there in Hindi, and the rest leads to the English pages', async ({
  page,
}) => {
  await page.goto('/hi/blogs')
  const cards = page.locator('.blog-card')
  await expect(cards).toHaveCount(18)
  const inEnglish = cards.filter({ hasText: hindi.inEnglish })
  expect(await inEnglish.count()).toBeGreaterThan(0)
  for (const link of await cards.first().getByRole('link').all())
    await expect(link).toHaveAttribute('href', /^\/hi\/blogs\//)
  await expect(cards.first().getByRole('heading')).toHaveText(/\p{Script=Devanagari}/u)
  await expect(inEnglish.first().getByRole('link')).toHaveAttribute('href', /^\/blogs\//)
  await expect(inEnglish.first().getByRole('heading')).toHaveAttribute('lang', 'en-IN')
  await looksRight(page)
})

for (const [language, script] of [
  ['hi', /\p{Script=Devanagari}/u],
  ['te', /\p{Script=Telugu}/u],
] as const)
  test(`an article in ${language} says its language, and leads on in it`, async ({ page }) => {
    const complaints = listenForComplaints(page)
    await page.goto(`/${language}/blogs/${SLUG}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(script)
    await expect(page.locator('.article__text .prose').first()).toHaveText(script)
    const leading = page.locator('.prose a[href^="/"]').first()
    await expect(leading).toHaveAttribute('href', new RegExp(`^/${language}/`))
    await expect(page.locator('.article__cover img')).toHaveAttribute('src', `/covers/plain/${SLUG}.svg`)
    await looksRight(page)
    expect(complaints).toEqual([])
  })

test('of what may have been meant by a lost address, the English says so', async ({ page }) => {
  for (const lost of ['/hi/rooftop-solar', '/hi/blogs/rooftop-solar']) {
    await page.goto(lost)
    const link = page.locator(`a[href="/blogs/${IN_ENGLISH}"]`)
    const row = page.locator('.near li').filter({ has: link })
    await expect(row.locator('[lang=en-IN]')).toBeVisible()
    await expect(row).toContainText(hindi.inEnglish)
    await looksRight(page)
  }
})

test('search engines are told of a translation where there is one', async ({ request }) => {
  const said = async (path: string) => (await (await request.get(path)).text()).replaceAll(SITE_UNDER_TEST.url, '')
  for (const path of [`/blogs/${SLUG}`, `/hi/blogs/${SLUG}`]) {
    const html = await said(path)
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    expect(html).toContain(`<link rel="alternate" href="/te/blogs/${SLUG}" hrefLang="te"/>`)
    expect(html).toContain(`<link rel="alternate" href="/blogs/${SLUG}" hrefLang="x-default"/>`)
  }
  expect(await said(`/hi/blogs/${SLUG}`)).toContain('"inLanguage":"hi"')
  const english = await said(`/hi/blogs/${IN_ENGLISH}`)
  expect(english).toContain(`<link rel="canonical" href="/blogs/${IN_ENGLISH}" hrefLang="en-IN"/>`)
  expect(english).not.toContain('hrefLang="te" href="/te/blogs')
  expect(english).toContain(hindi.article.inEnglish)

  const sitemap = await said('/sitemap.xml')
  expect(sitemap).toContain(`<loc>/te/blogs/${SLUG}</loc>`)
  expect(sitemap).not.toContain(`<loc>/te/blogs/${IN_ENGLISH}</loc>`)
  const feed = await said('/hi/feed.xml')
  expect(feed).toContain(`<link>/hi/blogs/${SLUG}</link>`)
  expect(feed).not.toContain(IN_ENGLISH)
  expect(feed).toMatch(/href="\/hi\/energy-calculator/)
})

test('the API answers in the language of its address, and in English as it did', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).json()
  const [english, own] = [await read(`/api/blogs/blogs/${SLUG}/`), await read(`/hi/api/blogs/blogs/${SLUG}/`)]
  expect(own.title).toMatch(/\p{Script=Devanagari}/u)
  expect(english.title).not.toMatch(/\p{Script=Devanagari}/u)
  expect(Object.keys(english)).toEqual(Object.keys(own))
  const [first] = await read('/hi/api/calculator/records/?state=IN-TS')
  expect([first.state, first.subcategory]).toEqual(['तेलंगाना', 'LT-I घरेलू (A)/(B)(i)/(B)(ii)'])
})

test('the page of languages says that nobody has read the translation yet', async ({ page }) => {
  await page.goto('/hi/contact-us')
  await page.locator('.ftr a[href="/hi/languages"]').click()
  await expect(page.getByText(languages.awaits('hi'))).toBeVisible()
  await looksRight(page)
})

test('an editor translates an article beside the English one, and visitors read it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on a phone')
  const complaints = listenForComplaints(page)
  const word = aWord()
  await joinDesk(page, 'editor')
  await page.goto('/desk/posts?search=rooftop')
  await page.getByRole('row').filter({ hasText: /solar/i }).getByRole('link').first().click()
  await page.locator('.translation-links').getByRole('link', { name: 'తెలుగు' }).click()
  // The English editor, which stands until then, has a title too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('తెలుగు')

  const { fields } = deskPostsCopy
  await page.getByLabel(fields.title, { exact: true }).fill(`సోలార్ ${word}`)
  await page.getByLabel(fields.description, { exact: true }).fill('పైకప్పు సోలార్ గురించి.')
  await page.getByLabel(fields.cover_alt, { exact: true }).fill('డయల్')
  await text(page).click()
  await page.keyboard.insertText('మొదటి మాట.')
  await page.getByRole('button', { name: copy.publish, exact: true }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(copy.done.publish)
  await looksRight(page)
  const title = async () => (await page.request.get('/te/blogs?page=1')).text()
  await expect.poll(title).toContain(`సోలార్ ${word}`)

  await page.getByRole('button', { name: copy.unpublish }).click()
  await expect(page.locator('.desk-message--good')).toHaveText(copy.done.unpublish)
  await expect.poll(title).not.toContain(`సోలార్ ${word}`)
  expect(complaints).toEqual([])
})
