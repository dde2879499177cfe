import { data } from 'react-router'
import { renderMarkdown } from '#articles/render-markdown.ts'
import { arrangeContent } from '#desk/posts/arrange-content.ts'
import { readAudience } from '#editions/audience.ts'
import { type EditionBody, LONGEST_CONTENT } from '#editions/edition-body.ts'
import { makeEditionContent } from '#editions/edition-content.ts'
import { readForm } from '#platform/http/forms.ts'
import { readEditionForm } from './read-edition-form.ts'
import { lettersCopy } from './words.en.ts'

const MAX_BYTES = 1024 * 1024

export interface WrittenEdition {
  form: FormData
  body: EditionBody
  version: number
  editor: string
  replaces?: number | undefined
  /** It cannot even be kept as a draft. */
  trouble?: string
}

/** What somebody at the desk has written, made safe. */
export async function readWrittenEdition(request: Request): Promise<WrittenEdition> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw data(lettersCopy.errors.tooMuch, 413)

  const form = await readForm(request, MAX_BYTES)
  const typed = readEditionForm(form)
  const isTooLong = typed.content.length > 2 * LONGEST_CONTENT
  const html = form.get('format') === 'markdown' ? renderMarkdown(typed.content, () => undefined) : typed.content
  const number = (name: string) => (/^\d{1,9}$/.test(String(form.get(name))) ? Number(form.get(name)) : undefined)

  return {
    form,
    body: {
      ...typed,
      audience: readAudience(typed.audience),
      // What is too long is not worked on either: it is shown again as it was typed.
      content: isTooLong ? typed.content : makeEditionContent(html, arrangeContent),
    },
    version: number('version') ?? 0,
    editor: String(form.get('editor') ?? '').slice(0, 64),
    replaces: number('replaces'),
    ...(isTooLong && { trouble: lettersCopy.errors.tooMuch }),
  }
}
