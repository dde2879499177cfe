import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { companyFacts } from '#company/facts.ts'
import { mainNav } from '#company/nav.en.ts'
import { localBusinesses, organization, webSite } from '#company/organization.ts'
import { breadcrumbList } from '#company/page-meta.ts'
import { StructuredData } from './structured-data.tsx'

// What Google's documentation asks of each kind (developers.google.com/search/docs/appearance/structured-data).
const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
const address = z.looseObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: z.string(),
  addressCountry: z.literal('IN'),
})

test('nothing in the data can end its block', () => {
  const html = renderToStaticMarkup(<StructuredData of={{ name: '</script><script>x()</script>' }} />)

  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'))
  expect(JSON.parse(json)).toEqual({ name: '</script><script>x()</script>' })
})

test('the company, its site and its search are told', () => {
  const schema = thing.extend({ name: z.string().min(1), url: z.url(), '@id': z.url() })

  expect(schema.extend({ logo: z.url(), email: z.email() }).safeParse(organization()).error).toBeUndefined()
  expect(schema.safeParse(webSite()).error).toBeUndefined()
  expect(webSite().potentialAction.target.urlTemplate).toContain('/blogs?search={search_term_string}')
})

test('the office and each branch are places of their own, with an address and a telephone', () => {
  const schema = z
    .array(
      thing.extend({
        '@type': z.literal('LocalBusiness'),
        name: z.string(),
        telephone: z.string(),
        address,
        '@id': z.url(),
      }),
    )
    .length(companyFacts().offices.length)

  expect(schema.safeParse(localBusinesses()).error).toBeUndefined()
  expect(new Set(localBusinesses().map((place) => place['@id'])).size).toBe(companyFacts().offices.length)
})

test('the trail leads from the first page to this one', () => {
  const { itemListElement } = breadcrumbList({ name: 'A fan', path: '/blogs/fan' }, [{ name: 'Blogs', path: '/blogs' }])

  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, mainNav[0].label],
    [2, 'Blogs'],
    [3, 'A fan'],
  ])
})
