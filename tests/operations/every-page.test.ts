import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { startSite } from '../support/running-site.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

// Tables, whose cells say their alignment; and answers in other states.
const MORE = [
  '/blogs/fixed-charge-and-sanctioned-load',
  '/blogs?search=solar',
  '/blogs?page=2',
  '/one-coral?module=nothing',
  '/contact-us?message=Hello',
  '/embed/energy-calculator?state=IN-TS&units=200',
  '/embed/energy-calculator?mode=kvah',
  '/embed/energy-calculator?mode=appliances',
  ...['/hi', '/hi/contact-us', '/hi/energy-calculator', '/te', '/te/book-audit', '/te/smart-business'],
]

/** Each picture is drawn when it is first asked for. */
const DRAWING_MS = 240_000

test('every page is valid HTML by the standard rules of html-validate', async () => {
  using folder = temporaryFolder('every-page')
  await using site = await startSite(folder.path)
  const html = new HtmlValidate({ extends: ['html-validate:standard'] })

  const wrong: string[] = []
  for (const path of [...VISITORS_PAGES, ...MORE]) {
    const text = await (await fetch(site.url + path)).text()
    const { results } = await html.validateString(text)
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages) wrong.push(`${path}: ${ruleId}: ${message} (${selector})`)
  }
  expect(wrong).toEqual([])
})

test('every page that search engines may show is in the sitemap, and the picture that any page names is there', {
  timeout: DRAWING_MS,
}, async () => {
  using folder = temporaryFolder('every-page')
  await using site = await startSite(folder.path)
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replace('&amp;', '&'))

  const wrong: string[] = []
  const pictures = new Map<string, number>()
  for (const path of [...VISITORS_PAGES, ...MORE]) {
    const response = await fetch(site.url + path, { redirect: 'manual' })
    const text = await response.text()
    const isHidden = /<meta name="robots" content="noindex"/.test(text)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
    const isPage = response.status === 200 && !isHidden && !path.includes('?')
    if (isPage && !listed.includes(canonical.replace('&amp;', '&'))) wrong.push(`${path} is not in the sitemap`)

    const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(text) ?? []
    if (!picture) continue
    const at = new URL(picture.replace('&amp;', '&')).pathname
    if (!pictures.has(at)) pictures.set(at, (await fetch(site.url + at)).status)
    if (pictures.get(at) !== 200) wrong.push(`${path}: ${at} answers ${pictures.get(at)}`)
  }
  expect(wrong).toEqual([])
  expect(listed.some((address) => address.endsWith('/book-audit'))).toBe(true)
})
