import { data } from 'react-router'
import { readForm } from '#platform/http/forms.ts'
import type { DraftAnswer } from './send-draft.ts'

/** What the form of a draft says beside its text; 413 with this sentence where it is more than `maxBytes`. */
export async function readDraft(request: Request, maxBytes: number, tooMuch: string) {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw data(tooMuch, 413)

  const form = await readForm(request, maxBytes)
  const number = (name: string) => (/^\d{1,9}$/.test(String(form.get(name))) ? Number(form.get(name)) : undefined)
  return {
    form,
    isMarkdown: form.get('format') === 'markdown',
    /** The version that it was written on. */
    version: number('version') ?? 0,
    /** The window that it was written in. */
    editor: String(form.get('editor') ?? '').slice(0, 64),
    /** The version of somebody else's that ours is to replace. */
    replaces: number('replaces'),
  }
}

/** What the editor hears; see sendDraft. */
export function answerDraft(told: DraftAnswer, status: number): Response {
  return Response.json(told, { status })
}
