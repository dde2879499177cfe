import { COVERS, type Cover, type Source } from '#articles/post.ts'
import { slugOf } from '#articles/slug-of.ts'
import { toLines } from '#platform/text/clean-text.ts'
import type { PostBody } from './post-body.ts'

/** What the form of a post says, on the server as in the browser. Its content is as it was typed: not yet safe. */
export function readPostBody(form: FormData): PostBody {
  const text = (name: string) => cleaned(form.get(name)).trim()
  const cover = text('cover') as Cover

  return {
    title: oneLine(text('title')),
    slug: text('slug').toLowerCase(),
    description: oneLine(text('description')),
    seo_meta_description: oneLine(text('seo_meta_description')),
    content: cleaned(form.get('content')),
    cover: COVERS.includes(cover) ? cover : COVERS[0],
    cover_alt: oneLine(text('cover_alt')),
    featured_image: text('featured_image'),
    thumbnail_image: text('thumbnail_image'),
    tags: [...new Set(text('tags').split(',').map(slugOf).filter(Boolean))],
    sources: readSources(form),
  }
}

/** The names of a source's fields in the form: each is repeated, source by source. */
const SOURCE_FIELDS = ['source_title', 'source_publisher', 'source_date', 'source_url'] as const

function readSources(form: FormData): Source[] {
  const [titles = [], publishers = [], dates = [], urls = []] = SOURCE_FIELDS.map((name) =>
    form.getAll(name).map((value) => oneLine(cleaned(value).trim())),
  )

  return titles
    .map((title, at) => ({ title, publisher: publishers[at] ?? '', date: dates[at] ?? '', url: urls[at] ?? '' }))
    .filter((source) => Object.values(source).some(Boolean))
    .map(({ url, ...source }) => (url ? { ...source, url } : source))
}

function cleaned(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? toLines(value) : ''
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
