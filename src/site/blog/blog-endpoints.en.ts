import { z } from 'zod'
import type { EndpointDoc } from '#platform/http/endpoint-doc.ts'

const piece = z.object({ text: z.string(), isMatch: z.boolean() })

const card = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  seo_meta_description: z.string(),
  thumbnail_image: z.string().describe('An address on this site.'),
  featured_image: z.string().describe('An address on this site.'),
  cover_alt: z.string(),
  reading_minutes: z.number(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

const found = card.extend({
  found: z
    .object({ title: z.array(piece), passage: z.array(piece) })
    .describe('What was found, marked piece by piece.'),
})

const link = z.object({ slug: z.string(), title: z.string() }).nullable()

const article = card.extend({
  content: z.string().describe('HTML, sanitised.'),
  contents: z.array(z.object({ id: z.string(), text: z.string() })).describe('The headings and their anchors.'),
  tags: z.array(z.string()),
  sources: z.array(z.object({ title: z.string(), publisher: z.string(), date: z.string(), url: z.url().optional() })),
  url: z.url(),
  previous: link,
  next: link,
  related: z.array(card),
})

const refusal = z.object({ message: z.string() })

export const blogEndpoints: EndpointDoc[] = [
  {
    method: 'get',
    path: '/blogs/blogs',
    summary: 'Lists the blogs, newest first, 18 on a page.',
    query: z.object({ page: z.string().optional().describe('A whole number from 1.') }),
    answers: {
      200: {
        description: 'The blogs of the page, and how many there are in all.',
        schema: z.object({ results: z.array(card), count: z.number() }),
      },
      404: { description: 'There is no such page.', schema: refusal },
      422: { description: 'The page is no whole number from 1.', schema: refusal },
    },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/blogs/blogs-all',
    summary: 'Searches the blogs.',
    details:
      'Title, description and text, best first, at most 24. Forms of a word and slips of typing are found; whatever is sent is only text.',
    query: z.object({ search: z.string().optional() }),
    answers: { 200: { description: 'What was found; a plain array.', schema: z.array(found) } },
    limit: 'read',
  },
  {
    method: 'get',
    path: '/blogs/blogs/{slug}/',
    summary: 'Gives one blog, whole.',
    answers: {
      200: { description: 'The blog.', schema: article },
      404: { description: 'There is no such blog, or not yet.', schema: refusal },
    },
    limit: 'read',
  },
]
