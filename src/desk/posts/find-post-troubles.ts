import { findAll, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { z } from 'zod'
import { COVERS, type Source } from '#articles/post.ts'
import { isSlug } from '#articles/slug-of.ts'
import type { PostBody } from './post-body.ts'
import { deskPostsCopy } from './words.en.ts'

const { errors } = deskPostsCopy

export type PostField = keyof PostBody | 'unsourced' | 'from'
export type PostTroubles = Partial<Record<PostField, string>>

const ADDRESS = /^https?:\/\//
const DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/
const PICTURE = /^\/(media|covers|posts)\/[\w-]+\.(avif|webp|svg|png|jpg)$/

/** What no draft may be: longer than anything that is written, or a picture from elsewhere. */
export function findDraftTroubles(body: PostBody): PostTroubles {
  const longest: [PostField, string, number][] = [
    ['title', body.title, 120],
    ['slug', body.slug, 80],
    ['description', body.description, 300],
    ['seo_meta_description', body.seo_meta_description, 300],
    ['content', body.content, 500_000],
    ['cover_alt', body.cover_alt, 300],
    ['tags', body.tags.join(), 300],
    ['sources', JSON.stringify(body.sources), 50_000],
  ]
  const troubles: PostTroubles = {}
  for (const [field, text, most] of longest) if (text.length > most) troubles[field] = errors.tooLong(most)
  for (const field of ['featured_image', 'thumbnail_image'] as const) {
    if (body[field] && !PICTURE.test(body[field])) troubles[field] = errors.picture
  }
  return troubles
}

/** What is missing or wrong before visitors may see it. */
export function findPublishingTroubles(body: PostBody, isUnsourced: boolean, now: Date): PostTroubles {
  const troubles = findDraftTroubles(body)
  const demand = (field: PostField, isRight: boolean, message: string) => {
    if (!isRight) troubles[field] ??= message
  }
  const document = parseDocument(body.content)
  const images = findAll(({ name }) => name === 'img', document.children)
  const text = textContent(document.children)

  demand('title', Boolean(body.title), errors.title)
  demand('slug', isSlug(body.slug), errors.slug)
  demand('description', Boolean(body.description), errors.description)
  demand('content', Boolean(text.trim()), errors.content)
  demand(
    'content',
    images.every(({ attribs }) => attribs.alt?.trim()),
    errors.alt,
  )
  demand('cover_alt', Boolean(body.cover_alt), errors.coverAlt)
  demand('cover', COVERS.includes(body.cover), errors.cover)
  demand('tags', body.tags.length > 0, errors.tags)
  for (const source of body.sources) demand('sources', isSource(source, now), errors.source(source.title))
  demand('unsourced', body.sources.length > 0 || isUnsourced || !/\d/.test(text), errors.unsourced)
  return troubles
}

function isSource({ title, publisher, date, url }: Source, now: Date): boolean {
  const isPast = date <= now.toISOString().slice(0, date.length)
  const isAddress = !url || (ADDRESS.test(url) && z.url().safeParse(url).success)
  return Boolean(title && publisher) && DATE.test(date) && isPast && isAddress
}
