import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPageStore } from '#app/pages/page-store.ts'
import { ORIGIN_PLACEHOLDER } from '#company/site.ts'
import { NOTICE_PLACEHOLDER } from '#leads/consents/notice-words.en.ts'
import { PAGES } from '#pages.ts'
import { testServices } from '../support/test-services.ts'

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

// npm run dev renders each page when it is asked for; npm start has most of them from the build.
test('a page says the same under npm run dev as under npm start, whatever its query is', async () => {
  await using services = await testServices()
  const { createApp } = await import(join(process.cwd(), 'build/server/index.js'))
  const pages = openPageStore('build/client', {
    [ORIGIN_PLACEHOLDER]: services.env.SITE_URL,
    [NOTICE_PLACEHOLDER]: NOTICE_PLACEHOLDER,
  })
  const inDevelopment = createApp(services)
  const inProduction = createApp(services, { pages, files: (_: unknown, next: () => unknown) => next() })
  const said = async (site: typeof inProduction, address: string) =>
    textOf(await (await site.request(services.env.SITE_URL + address)).text())

  const different: string[] = []
  for (const { path } of PAGES.filter(({ rendered, shows }) => rendered === 'by the build' || shows === 'tariffs')) {
    for (const query of QUERIES) {
      const address = `/${path}${query}`
      if ((await said(inDevelopment, address)) !== (await said(inProduction, address))) different.push(address)
    }
  }
  expect(different).toEqual([])
})

function textOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
}
