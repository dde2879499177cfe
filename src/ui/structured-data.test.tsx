import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { branches, mainNav } from '#content/site.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { faqPage } from './faq-page.ts'
import { jobPosting } from './job-posting.ts'
import { localBusinesses, organization, webSite } from './organization.ts'
import { productData } from './product-data.ts'
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
    .length(branches.length + 1)

  expect(schema.safeParse(localBusinesses()).error).toBeUndefined()
  expect(new Set(localBusinesses().map((place) => place['@id'])).size).toBe(branches.length + 1)
})

test('the trail leads from the first page to this one', () => {
  const { itemListElement } = breadcrumbList({ name: 'A fan', path: '/blogs/fan' }, [{ name: 'Blogs', path: '/blogs' }])

  expect(itemListElement.map(({ position, name }) => [position, name])).toEqual([
    [1, mainNav[0].label],
    [2, 'Blogs'],
    [3, 'A fan'],
  ])
})

test('a product has an offer in rupees where it has a price, and none where it has not', () => {
  const plug = { name: 'Plug', description: 'A plug.', path: '/our-products', images: ['/plug.webp'] }
  const offer = z.looseObject({ price: z.literal('1150.00'), priceCurrency: z.literal('INR'), availability: z.url() })

  expect(
    thing
      .extend({ image: z.array(z.url()).min(1), offers: offer })
      .safeParse(productData({ ...plug, pricePaise: 1_150_00 })).error,
  ).toBeUndefined()
  expect(productData(plug)).not.toHaveProperty('offers')
})

test('an opening ends with its last day in India', () => {
  const job = jobPosting({
    id: 'caller',
    title: 'Caller',
    description: 'Calls.',
    postedOn: '2026-11-01',
    validThrough: '2026-12-31',
  })
  const schema = thing.extend({
    title: z.string(),
    description: z.string(),
    datePosted: z.iso.date(),
    validThrough: z.iso.datetime({ offset: true }),
    hiringOrganization: z.looseObject({ name: z.string() }),
    jobLocation: z.looseObject({ address }),
  })

  expect(schema.safeParse(job).error).toBeUndefined()
  expect(new Date(job.validThrough).toISOString()).toBe('2026-12-31T18:29:59.000Z')
})

test('each question comes with its answer', () => {
  expect(faqPage([{ question: 'Why?', answer: 'So.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
  ])
})
