import { rm } from 'node:fs/promises'
import type { LeadKind } from '#database/tables.ts'
import type { Receipt } from '#leads/accept-lead.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import type { Services } from '#platform/services.ts'
import type { LeadUpload, ParsedFileForm } from './parse-file-form.ts'

type Context = Parameters<typeof limitPosts>[1]

interface Form<Answers> {
  kind: LeadKind
  parse: (request: Request, services: Services) => Promise<ParsedFileForm<Answers>>
  submit: (answers: Answers, services: Services) => Promise<Receipt>
  file: (answers: Answers) => LeadUpload | undefined
  /** What was typed, under the form's names. */
  typedIn: (answers: Answers) => Record<string, string>
}

interface RefusedPost {
  draft: Record<string, string>
  errors?: Record<string, string>
  message: string
}

type Posted = { ok: true; receipt: Receipt } | { ok: false; rejected: RefusedPost; init: number | ResponseInit }

/** What a browser without script posts of a form with a file: the same lead through the same door as the API's. */
export async function postFileForm<Answers>(form: Form<Answers>, request: Request, context: Context): Promise<Posted> {
  const services = context.get(servicesContext)
  const { writes, uploads } = limitsOf(services.env)
  const refused = await limitPosts(form.kind, context, [...writes, ...uploads])

  const parsed = await form.parse(request, services)
  if (refused) {
    // It is not to be submitted after all: its file goes, what was typed is returned.
    const file = parsed.ok ? form.file(parsed.value) : undefined
    if (file) await rm(file.path, { force: true })
    const draft = parsed.ok ? form.typedIn(parsed.value) : parsed.draft
    return { ok: false, rejected: { draft, message: refused.message }, init: refused.init }
  }
  if (!parsed.ok) {
    const { draft, message, status } = parsed
    const errors = Object.entries(parsed.errors).flatMap(([field, [first]]) => (first ? [[field, first]] : []))
    return { ok: false, rejected: { draft, errors: Object.fromEntries(errors), message }, init: status }
  }

  const { value } = parsed
  const stored = await tryToStore(() => form.submit(value, services), context)
  if (stored.ok) return { ok: true, receipt: stored.result }
  return { ok: false, rejected: { draft: form.typedIn(value), message: stored.message }, init: stored.init }
}
