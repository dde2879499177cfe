import { renderMarkdown } from '#articles/render-markdown.ts'
import { readDraft } from '#desk/drafts/read-draft.ts'
import { arrangeContent } from '#desk/posts/arrange-content.ts'
import { readAudience } from '#editions/audience.ts'
import { type EditionBody, LONGEST_CONTENT } from '#editions/edition-body.ts'
import { makeEditionContent } from '#editions/edition-content.ts'
import { readEditionForm } from './read-edition-form.ts'
import { lettersCopy } from './words.en.ts'

const MAX_BYTES = 1024 * 1024

interface WrittenEdition {
  form: FormData
  body: EditionBody
  version: number
  editor: string
  replaces: number | undefined
  /** It cannot even be kept as a draft. */
  trouble?: string
}

/** What somebody at the desk has written, made safe. */
export async function readWrittenEdition(request: Request): Promise<WrittenEdition> {
  const { isMarkdown, ...draft } = await readDraft(request, MAX_BYTES, lettersCopy.errors.tooMuch)
  const typed = readEditionForm(draft.form)
  const isTooLong = typed.content.length > 2 * LONGEST_CONTENT
  const html = isMarkdown ? renderMarkdown(typed.content, () => undefined) : typed.content

  return {
    ...draft,
    body: {
      ...typed,
      audience: readAudience(typed.audience),
      // What is too long is not worked on either: it is shown again as it was typed.
      content: isTooLong ? typed.content : makeEditionContent(html, arrangeContent),
    },
    ...(isTooLong && { trouble: lettersCopy.errors.tooMuch }),
  }
}
