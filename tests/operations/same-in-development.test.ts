import { expect, test } from 'vitest'
import { NOTICE_PLACEHOLDER } from '#leads/consents/notice-words.en.ts'
import { PAGES } from '#pages.ts'
import { builtSite } from '../support/built-site.ts'
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

// npm run dev renders a page each time; npm start keeps most of them, under an address that leaves out what is not read.
test('a page says the same under npm run dev as under npm start, whatever its query is', async () => {
  await using services = await testServices()
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

function textOf(html: string): string {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  return main
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
}
