import * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { listTemplates } from '#desk/leads/reply/fill-template.ts'
import { below } from '#desk/leads/reply/use-stage-letter.ts'
import { replyDeskCopy as copy } from '#desk/leads/reply/words.en.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const schema = z.object({
  template: z.string(),
  subject: z.optional(z.string()),
  reply_text: z.optional(z.string()),
})

/** Puts a template below what is written, for a browser without scripts; the composer does the same by itself. */
export const action = leadAct(
  handle,
  schema,
  async (lead, { template, subject = '', reply_text = '' }, { staff, services }) => {
    const templates = await listTemplates(lead, staff, services)
    const chosen = templates.find(({ id }) => id === template)
    if (!chosen) return { errors: { template: copy.refused.template } }

    const text = below(reply_text, chosen.text)
    return { done: copy.templateFilled, typed: { subject: chosen.subject ?? subject, reply_text: text } }
  },
)
