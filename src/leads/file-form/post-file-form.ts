import { rm } from 'node:fs/promises'
import type { LeadKind } from '#database/tables.ts'
import type { Receipt } from '#leads/accept-lead.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { isOnlyShown, readVisitorForm, textsOf } from '#platform/http/forms.ts'
import { servicesContext, unsentFormContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import type { Services } from '#platform/services.ts'
import type { LeadUpload, ParsedFileForm } from './parse-file-form.ts'

type Context = Parameters<typeof limitPosts>[1]

interface Form<Answers> {
  kind: LeadKind
  /** The form's name for its file. */
  field: string
  parse: (request: Request, services: Services) => Promise<ParsedFileForm<Answers>>
  submit: (answers: Answers, services: Services) => Promise<Receipt>
  file: (answers: Answers) => LeadUpload | undefined
  /** What was typed, under the form's names. */
  typedIn: (answers: Answers) => Record<string, string>
}

interface RefusedPost {
  draft: Record<string, string>
  errors?: Record<string, string>
  message?: string
}

type Posted = { ok: true; receipt: Receipt } | { ok: false; rejected: RefusedPost; init: number | ResponseInit }

/** What a browser without script posts of a form with a file: the same lead through the same door as the API's. */
export async function postFileForm<Answers>(form: Form<Answers>, request: Request, context: Context): Promise<Posted> {
  if (isOnlyShown(new URL(request.url)))
    return { ok: false, rejected: { draft: textsOf(await readVisitorForm(request)) }, init: 200 }

  const services = context.get(servicesContext)
  const { writes, uploads } = limitsOf(services.env)
  const refused = await limitPosts(form.kind, context, [...writes, ...uploads])

  const parsed = await form.parse(request, services)
  const { draft, hadFile } = whatCame(form, parsed)
  offerToSendAgain({ draft, ...(hadFile && { file: form.field }) }, context)

  if (refused) {
    // It is not to be submitted after all: its file goes, what was typed is returned.
    const file = parsed.ok ? form.file(parsed.value) : undefined
    if (file) await rm(file.path, { force: true })
    return rejected({ message: refused.message }, refused.init)
  }
  if (!parsed.ok) {
    const errors = Object.entries(parsed.errors).flatMap(([field, [first]]) => (first ? [[field, first]] : []))
    return rejected({ errors: Object.fromEntries(errors), message: parsed.message }, parsed.status)
  }

  const stored = await tryToStore(() => form.submit(parsed.value, services), context)
  return stored.ok ? { ok: true, receipt: stored.result } : rejected({ message: stored.message }, stored.init)

  function rejected(told: Omit<RefusedPost, 'draft'>, init: number | ResponseInit): Posted {
    const errors = { ...(hadFile && { [form.field]: formMessages.fileAgain }), ...told.errors }
    return { ok: false, rejected: { ...told, draft, errors }, init }
  }
}

function whatCame<Answers>({ file, typedIn }: Form<Answers>, parsed: ParsedFileForm<Answers>) {
  return parsed.ok ? { draft: typedIn(parsed.value), hadFile: Boolean(file(parsed.value)) } : parsed
}

/** Where the page itself cannot be drawn, the one in its place has what was typed: a form with a file is kept nowhere else. */
export function offerToSendAgain({ draft, file }: { draft: Record<string, string>; file?: string }, context: Context) {
  const unsent = { isMultipart: true, fields: Object.entries(draft), secrets: [], files: file ? [file] : [] }
  context.set(unsentFormContext, async () => unsent)
}
