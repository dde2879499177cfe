import { createHash } from 'node:crypto'
import { getAttributeValue, getElementsByTagName, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { hire } from '../support/hire.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'
import { STAFFS_PAGES, VISITORS_PAGES } from '../support/visitors-pages.ts'

// What any of our pages reads from its address, and what none does.
const QUERIES = [
  '?utm_source=a&utm_medium=b',
  '?state=IN-TS&units=200',
  '?mode=kvah',
  '?tariff=x',
  '?message=Please%20call',
  '?module=billing',
  '?search=solar&page=2',
  '?token=x',
]

test('the policy of a page names each inline script and style in it, in whatever form it is asked for', async () => {
  using folder = temporaryFolder('policies')
  await using site = await startSite(folder.path)
  await using services = servicesOn(folder.path)
  const { cookie } = await hire(services, 'admin')

  const wrong: string[] = []
  let asked = 0
  for (const path of [...VISITORS_PAGES, ...STAFFS_PAGES]) {
    for (const address of formsOf(path)) {
      const [get, head] = [await ask(address), await ask(address, { method: 'HEAD' })]
      const policy = get.headers.get('content-security-policy') ?? ''
      const isPage = get.headers.get('content-type')?.startsWith('text/html')
      const missing = isPage ? unnamed(await get.text(), policy) : []
      if (missing.length > 0) wrong.push(`${address}: ${missing.join(', ')}`)
      if (shapeOf(head.headers.get('content-security-policy') ?? '') !== shapeOf(policy))
        wrong.push(`HEAD ${address} has another policy`)
      if (isPage) asked++
    }
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(VISITORS_PAGES.length * 4)

  function ask(address: string, init?: RequestInit) {
    return fetch(site.url + address, { ...init, redirect: 'manual', headers: { cookie } })
  }
})

/** The router takes an address in capitals for the same page; the store of built pages does not. */
function formsOf(path: string): string[] {
  const queries = path.startsWith('/desk') ? [] : QUERIES
  return [path, `${path}/`, path.toUpperCase(), ...queries.map((query) => path + query)]
}

// A form that proves its time carries another mark at each asking, and so another hash.
function shapeOf(policy: string): string {
  return policy.replace(/sha256-[^']+/g, '')
}

/** The first words of what would not run, or not be worn. */
function unnamed(html: string, policy: string): string[] {
  const page = parseDocument(html)
  const scripts = getElementsByTagName('script', page).filter((each) => !each.attribs.src && !isData(each.attribs.type))
  const styles = getElementsByTagName('style', page)
  const worn = getElementsByTagName((tag) => tag !== '', page).filter((each) => getAttributeValue(each, 'style'))

  return [
    ...scripts.map(textContent).filter((text) => text && !names('script-src', text)),
    ...styles.map(textContent).filter((text) => !names('style-src', text)),
    ...worn.map(({ attribs }) => `style="${attribs.style}"`),
  ].map((text) => text.slice(0, 40))

  function names(directive: string, text: string): boolean {
    const [sources = ''] = policy.split('; ').filter((each) => each.startsWith(`${directive} `))
    return sources.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
}

function isData(type = ''): boolean {
  return type === 'application/ld+json' || type === 'application/json'
}
