import { existsSync } from 'node:fs'
import { createServer } from 'vite'
import { expect } from 'vitest'
import { NOTICE_PLACEHOLDER } from '#leads/consents/notice-words.en.ts'
import { PAGES } from '#pages.ts'
import { builtSite } from '../support/built-site.ts'
import { test } from '../support/test-services.ts'

const QUERIES = [
  '',
  '?message=Hello',
  '?module=data-management',
  '?state=IN-MH&units=250',
  '?search=solar&page=2',
  '?zz=1',
  // The calculator reads it only beside what its line in src/pages.ts names.
  '?loadKw=9',
]

// npm run dev renders a page each time; npm start keeps most of them, under an address that leaves out what is not read.
test('a page says the same under npm run dev as under npm start, whatever its query is', async ({ services }) => {
  const { site: inProduction, inDevelopment } = await builtSite(services, { [NOTICE_PLACEHOLDER]: NOTICE_PLACEHOLDER })
  const said = async (site: typeof inProduction, address: string) =>
    textOf(await (await site.request(services.env.SITE_URL + address)).text())

  const different: string[] = []
  for (const { path } of PAGES.filter(({ path, rendered }) => rendered === 'once' && !path.includes(':'))) {
    for (const query of QUERIES) {
      const address = `/${path}${query}`
      if ((await said(inDevelopment, address)) !== (await said(inProduction, address))) different.push(address)
    }
  }
  expect(different).toEqual([])
})

test('in Hindi and Telugu too, with the same links, forms and marks of what is in English', async ({ services }) => {
  const { site: inProduction, inDevelopment } = await builtSite(services)
  const different: string[] = []
  for (const language of ['hi', 'te'])
    for (const { path } of PAGES.filter(({ path }) => !path.includes(':'))) {
      const address = `/${language}/${path}`
      const [built, developed] = await Promise.all(
        [inProduction, inDevelopment].map(async (site) => (await site.request(services.env.SITE_URL + address)).text()),
      )
      if (textOf(developed!) !== textOf(built!)) different.push(`${address} says something else`)
      if (`${leadsTo(developed!)}` !== `${leadsTo(built!)}`) different.push(`${address} leads elsewhere`)
      if (marksIn(developed!) !== marksIn(built!)) different.push(`${address} marks other texts as English`)
    }
  expect(different).toEqual([])
})

test('a page of another language begins with a script that is there under npm run dev', async () => {
  const vite = await createServer({ server: { middlewareMode: true, hmr: false, watch: null }, logLevel: 'error' })
  try {
    const { startScriptOf } = await vite.ssrLoadModule('virtual:start-scripts')
    for (const name of ['page', 'embedded']) expect(existsSync(`.${startScriptOf('hi', name)}`)).toBe(true)
  } finally {
    await vite.close()
  }
})

function leadsTo(html: string): string[] {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  return [...body.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)"/g)].map(([, address = '']) => address)
}

function marksIn(html: string): number {
  return html.match(/ lang="en/g)?.length ?? 0
}

function textOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
}
