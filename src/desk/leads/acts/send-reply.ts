import { rm } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { actOnRequest, orUnsaved } from '#desk/frame/act.ts'
import { readIndiaMinute } from '#desk/frame/desk-time.ts'
import { findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import type { FollowUp } from '#desk/leads/lead/set-follow-up.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { openField } from '#desk/leads/reply/fill-template.ts'
import { LONGEST_REPLY, LONGEST_SUBJECT } from '#desk/leads/reply/lengths.ts'
import { findQuote } from '#desk/leads/reply/load-composer.ts'
import { sendLeadReply } from '#desk/leads/reply/send-lead-reply.ts'
import { findSignature } from '#desk/leads/reply/signature.ts'
import { replyDeskCopy as copy } from '#desk/leads/reply/words.en.ts'
import { MAX_ATTACHED_BYTES, MOST_ATTACHED } from '#leads/conversation/attached-limits.ts'
import { checkAttached, storeAttached } from '#leads/conversation/attachments.ts'
import { replyText } from '#leads/conversation/reply-text.ts'
import { languageOfLead } from '#leads/lead-context.ts'
import { uploadFolder } from '#platform/files/files.ts'
import { parseForm } from '#platform/http/forms.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'
import { type MultipartForm, MultipartRefusal, readMultipart } from '#platform/http/read-multipart.ts'
import { NoPermit } from '#platform/semaphore.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { line, lines } from '#platform/text/text.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const { refused } = copy
const all = (message: string) => ({ required: message, tooLong: message, unreadable: message })
const schema = z.object({
  reply: z.uuid(refused.id),
  subject: line(all(refused.subject), LONGEST_SUBJECT),
  reply_text: lines(all(refused.text(LONGEST_REPLY)), LONGEST_REPLY),
  seen: z.optional(z.string()),
  mark: z.optional(z.string()),
  also: z.optional(z.string()),
  quote: z.optional(z.string()),
  reply_when: z.optional(z.string()),
  reply_about: z.optional(z.string()),
})

/** A letter to a lead's sender, with what is decided about the lead in the same breath. */
export const action = actOnRequest(handle, async ({ request, params, staff, services }) => {
  const lead = orNotFound(await findDeskLead(services, params.id ?? '', staff))

  const form = await receive(request, services)
  if ('trouble' in form) return form
  try {
    const texts = new FormData()
    for (const [name, value] of form.fields) texts.set(name, value)
    const parsed = parseForm(schema, texts)
    const refuse = (errors: object) => ({ errors, typed: parsed.draft })
    if (!parsed.ok) return refuse(parsed.errors)

    const { reply: id, subject, reply_text: typed, seen, mark, also, quote, reply_when, reply_about } = parsed.value
    const open = openField(subject, typed)
    if (open !== undefined)
      return refuse({ [openField(subject) === undefined ? 'reply_text' : 'subject']: refused.open(open) })
    const followUp = readFollowUp(reply_when, reply_about, services.now())
    if (followUp && 'errors' in followUp) return refuse(followUp.errors)
    const uploads = await checkAttached(form.files)
    if ('error' in uploads) return refuse({ files: uploads.error })

    const parts = {
      typed,
      signature: await findSignature(services.db, staff),
      quote: quote ? await findQuote(services.db, lead) : null,
    }
    const text = inLanguage(languageOfLead(lead), () => replyText(parts))
    const files = await storeAttached(uploads, services)
    const isAnswered = mark === 'answered'
    const others = isAnswered && also ? also.split(',') : []
    const letter = { id, leadId: lead.id, subject, text, files, isAnswered, also: others, followUp, seen }
    const outcome = await orUnsaved(() => sendLeadReply(letter, staff, services), services)
    if ('trouble' in outcome) return { ...outcome, typed: parsed.draft }
    if (outcome.sent) return { done: copy.done, letter: id }
    if ('changedBy' in outcome)
      return { trouble: leadDeskCopy.changedBy(outcome.changedBy), typed: parsed.draft, status: 409 }
    return { trouble: outcome.why === 'held' ? copy.held : refused.gone, typed: parsed.draft }
  } catch (error) {
    if (error instanceof NoPermit) return { trouble: leadDeskCopy.busy, status: 503 }
    throw error
  } finally {
    for (const { path } of form.files) await rm(path, { force: true })
  }
})

async function receive(
  request: Request,
  { env }: Services,
): Promise<MultipartForm | { trouble: string; status: number }> {
  try {
    return await readMultipart(request, {
      fileField: 'files',
      maxFiles: MOST_ATTACHED,
      maxFileBytes: MAX_ATTACHED_BYTES,
      folder: uploadFolder(env),
    })
  } catch (error) {
    if (error instanceof MultipartRefusal) return { trouble: error.message, status: error.status }
    throw error
  }
}

/** Null where none was asked for. */
function readFollowUp(when = '', about = '', now: Date): FollowUp | null | { errors: object } {
  const text = about.trim()
  if (!when && !text) return null

  const at = readIndiaMinute(when)
  if (!at || at < now) return { errors: { reply_when: refused.when } }
  if (!text || text.length > 200) return { errors: { reply_about: refused.about } }
  return { at, text }
}
