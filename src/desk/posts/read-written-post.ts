import { renderMarkdown } from '#articles/render-markdown.ts'
import { sanitizeContent } from '#articles/sanitize-content.ts'
import { slugOf } from '#articles/slug-of.ts'
import { readDraft } from '#desk/drafts/read-draft.ts'
import { arrangeContent } from './arrange-content.ts'
import { findDraftTroubles, type PostTroubles } from './find-post-troubles.ts'
import type { PostBody } from './post-body.ts'
import { readPostBody } from './read-post-body.ts'
import { deskPostsCopy } from './words.en.ts'

// A long article with its tables is 60 KB.
export const MAX_BYTES = 4 * 1024 * 1024

interface WrittenPost {
  form: FormData
  body: PostBody
  version: number
  editor: string
  /** The version of somebody else's that ours is to replace. */
  replaces: number | undefined
  /** Not empty: it cannot even be kept as a draft. */
  troubles: PostTroubles
}

/** What somebody at the desk has written, made safe. */
export async function readWrittenPost(request: Request): Promise<WrittenPost> {
  const { isMarkdown, ...draft } = await readDraft(request, MAX_BYTES, deskPostsCopy.errors.tooMuch)
  const typed = readPostBody(draft.form)
  const troubles = findDraftTroubles(typed)

  return {
    ...draft,
    body: {
      ...typed,
      slug: typed.slug || slugOf(typed.title),
      // What is too long is not worked on either: it is shown again as it was typed.
      content: troubles.content ? typed.content : makeContent(typed.content, isMarkdown),
    },
    troubles,
  }
}

/** What an article may consist of, in the shape that our articles have, out of whatever was typed or pasted. */
export function makeContent(typed: string, isMarkdown: boolean): string {
  const html = isMarkdown ? renderMarkdown(typed, () => undefined) : typed
  return arrangeContent(sanitizeContent(html))
}
