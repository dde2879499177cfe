import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { MODES } from '#calculator/answers/answers.ts'
import { openings } from '#company/openings/first-openings.en.ts'
import { byTurns } from '../support/by-night.ts'
import { clippedTexts, englishLeft, namesInEnglish } from '../support/english-left.ts'
import { findViolations } from '../support/find-violations.ts'
import { expect, test } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'
import { pathIn, VISITORS_LANGUAGES, type VisitorsLanguage } from '../support/words-in.ts'

const LANGUAGES = (Object.keys(VISITORS_LANGUAGES) as VisitorsLanguage[]).filter((language) => language !== 'en')
/** One of each kind, and all that say something else. */
const PAGES = [
  ...VISITORS_PAGES,
  ...globSync('content/posts/hi/*.md').map((path) => `/blogs/${basename(path, '.md')}`),
  ...openings.map(({ id }) => `/careers/${id}`),
  ...MODES.map((mode) => `/embed/energy-calculator?state=IN-TS&units=342&mode=${mode}`),
]
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  // The same window at 200 %.
  { width: 720, height: 450 },
]
/** After a letter or a bracket of a sentence in Hindi; three of them say that something goes on. */
const FULL_STOP = /(.{0,40}[\u0900-\u0963\u0970-\u097f]["”’)]?\.)(?![\w.])/g
const ORIGIN = /^https?:\/\/[^/]+/

test.skip(({ isMobile }) => !isMobile, 'it sets its widths itself')
// By night one test goes through all pages, which a busy machine draws in seconds each.
test.describe.configure({ timeout: 1_200_000 })

for (const language of LANGUAGES) {
  const pages = byTurns(PAGES, 5)

  test(`in ${language} no page says a sentence in English but those that are marked, to the eye or to a screen reader`, async ({
    page,
  }) => {
    const wrong: string[] = []
    for (const path of pages) {
      await page.goto(pathIn(language, path))
      for (const text of await englishLeft(page)) wrong.push(`${path}: ${text}`)
      for (const name of await namesInEnglish(page)) wrong.push(`${path}, to a screen reader: ${name}`)
    }
    expect(wrong).toEqual([])
  })

  test(`in ${language} no text is cut off at any width, nor with all twice as large`, async ({ page }) => {
    const wrong: string[] = []
    for (const path of pages) {
      await page.setViewportSize(SIZES[0]!)
      await page.goto(pathIn(language, path))
      for (const size of SIZES) {
        await page.setViewportSize(size)
        for (const text of await clippedTexts(page)) wrong.push(`${path} at ${size.width}: ${text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test(`in ${language} no page is wider than a phone, nor is a word cut off, where its font never comes`, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    const wrong: string[] = []
    for (const path of pages) {
      await page.goto(pathIn(language, path))
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        for (const text of await clippedTexts(page)) wrong.push(`${path} at ${width}: ${text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test(`in ${language} axe finds nothing`, async ({ page }) => {
    const wrong: string[] = []
    for (const path of pages) {
      await page.goto(pathIn(language, path))
      for (const violation of await findViolations(page)) wrong.push(`${path}: ${violation}`)
    }
    expect(wrong).toEqual([])
  })
}

test('who waits for an app that is in no store begins a message in the language of the page', async ({ request }) => {
  for (const language of LANGUAGES) {
    const answer = await request.get(pathIn(language, '/go/app-services'), { maxRedirects: 0 })
    const address = new URL(answer.headers().location ?? '', 'https://example.com')
    expect(address.pathname).toBe(pathIn(language, '/contact-us'))
    expect(address.searchParams.get('message')).toMatch(VISITORS_LANGUAGES[language].letters)
  }
})

test('in hi no sentence ends with a full stop as an English one does', async ({ request }) => {
  const wrong: string[] = []
  for (const path of [...VISITORS_PAGES, '/embed/energy-calculator?state=IN-TS&units=342'])
    for (const [, sentence] of textOf(await (await request.get(pathIn('hi', path))).text()).matchAll(FULL_STOP))
      wrong.push(`${path}: ${sentence}`)
  expect(wrong).toEqual([])
})

test('each page says where it is in the other languages, and those say the same of it', async ({ request }) => {
  const wrong: string[] = []
  let pairs = 0
  for (const path of VISITORS_PAGES)
    for (const language of ['en', ...LANGUAGES] as const) {
      const address = pathIn(language, path)
      const own = await alternatesOf(request, address)
      if (!own || own.languages.size === 0) continue
      if (own.canonical !== address) wrong.push(`${address} calls itself ${own.canonical}`)
      if (own.languages.get(language === 'en' ? 'en-IN' : language) !== address)
        wrong.push(`${address} does not name itself`)
      if (own.languages.get('x-default') !== own.languages.get('en-IN')) wrong.push(`${address}: x-default`)
      for (const other of new Set(own.languages.values())) {
        const there = await alternatesOf(request, other)
        if (JSON.stringify([...(there?.languages ?? [])]) !== JSON.stringify([...own.languages]))
          wrong.push(`${address} and ${other} do not say the same`)
        pairs += 1
      }
    }
  expect(wrong).toEqual([])
  expect(pairs).toBeGreaterThan(100)
})

function textOf(html: string): string {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  return body.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, '')
}

interface Alternates {
  canonical: string | undefined
  languages: Map<string, string>
}

const known = new Map<string, Alternates | undefined>()

/** Nothing of a page that no search engine is to keep. */
async function alternatesOf(request: APIRequestContext, address: string): Promise<Alternates | undefined> {
  if (known.has(address)) return known.get(address)
  const response = await request.get(address)
  const html = await response.text()
  // An address that leads elsewhere is no page of its own.
  const isKept =
    response.ok() &&
    new URL(response.url()).pathname === encodeURI(address) &&
    !html.includes('<meta name="robots" content="noindex"')
  const path = (url = '') => url.replaceAll('&amp;', '&').replace(ORIGIN, '') || '/'
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/?>/gi)]
  const found = isKept
    ? {
        canonical: path(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
        languages: new Map(links.map(([, name = '', url]) => [name, path(url)] as const)),
      }
    : undefined
  known.set(address, found)
  return found
}
