import { data } from 'react-router'
import { renderMarkdown } from '#articles/render-markdown.ts'
import { sanitizeContent } from '#articles/sanitize-content.ts'
import { slugOf } from '#articles/slug-of.ts'
import { readForm } from '#platform/http/forms.ts'
import { arrangeContent } from './arrange-content.ts'
import { findDraftTroubles, type PostTroubles } from './find-post-troubles.ts'
import type { PostBody } from './post-body.ts'
import { readPostBody } from './read-post-body.ts'
import { deskPostsCopy } from './words.en.ts'

// A long article with its tables is 60 KB.
export const MAX_BYTES = 4 * 1024 * 1024

export interface WrittenPost {
  form: FormData
  body: PostBody
  version: number
  editor: string
  /** The version of somebody else's that ours is to replace. */
  replaces?: number
  /** Not empty: it cannot even be kept as a draft. */
  troubles: PostTroubles
}

/** What somebody at the desk has written, made safe. */
export async function readWrittenPost(request: Request): Promise<WrittenPost> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw data(deskPostsCopy.errors.tooMuch, 413)

  const form = await readForm(request, MAX_BYTES)
  const typed = readPostBody(form)
  const format = form.get('format') === 'markdown' ? 'markdown' : 'html'
  const troubles = findDraftTroubles(typed)
  const number = (name: string) => (/^\d{1,9}$/.test(String(form.get(name))) ? Number(form.get(name)) : undefined)

  return {
    form,
    body: {
      ...typed,
      slug: typed.slug || slugOf(typed.title),
      // What is too long is not worked on either: it is shown again as it was typed.
      content: troubles.content ? typed.content : makeContent(typed.content, format),
    },
    version: number('version') ?? 0,
    editor: String(form.get('editor') ?? '').slice(0, 64),
    replaces: number('replaces'),
    troubles,
  }
}

export type ContentFormat = 'html' | 'markdown'

/** What an article may consist of, in the shape that our articles have, out of whatever was typed or pasted. */
export function makeContent(typed: string, format: ContentFormat): string {
  const html = format === 'markdown' ? renderMarkdown(typed, () => undefined) : typed
  return arrangeContent(sanitizeContent(html))
}
