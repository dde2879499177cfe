import { rm } from 'node:fs/promises'
import { poolCopy } from '#leads/application/pool-words.en.ts'
import { joinPool, leavePool } from '#leads/application/talent-pool.ts'
import { withdrawConsents } from '#leads/consents/withdraw-consents.ts'
import type { RefusedFileForm } from '#leads/file-form/parse-file-form.ts'
import { offerToSendAgain } from '#leads/file-form/post-file-form.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { addToLead } from '#leads/own-page/add-to-lead.ts'
import { parseAddition } from '#leads/own-page/addition.ts'
import { eraseOwnLead } from '#leads/own-page/erase-own-lead.ts'
import type { OwnPageHandle } from '#leads/own-page/own-page-link.ts'
import { parseResume, replaceResume } from '#leads/own-page/replace-resume.ts'
import { ownPageCopy as copy } from '#leads/own-page/words.en.ts'
import { bookVisit, cancelVisit } from '#leads/visits/book-visit.ts'
import { visitCopy } from '#leads/visits/words.en.ts'
import { tryToStore } from '#platform/files/try-to-store.ts'
import { readVisitorForm } from '#platform/http/forms.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { limitPosts } from '#platform/limits/limit-posts.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import type { Services } from '#platform/services.ts'

type Context = Parameters<typeof limitPosts>[1]

export interface OwnPageAnswer {
  /** What was done, under the name that the page's address then has. */
  done?: 'added' | 'resume' | 'withdrawn' | 'erased' | 'booked' | 'cancelled' | 'pooled' | 'unpooled'
  /** Else why nothing was, for the form of this act. */
  act?: string
  errors?: Record<string, string>
  draft?: Record<string, string>
  init?: number | ResponseInit
}

/** What somebody does on the page of a lead. A link that came with the form adds, and does nothing else. */
export async function doOnOwnPage(
  act: string,
  handle: OwnPageHandle,
  request: Request,
  context: Context,
): Promise<OwnPageAnswer> {
  if (act === 'add') return add(handle, request, context)
  if (handle.scope !== 'whole') return { act, errors: {}, init: 403 }
  if (act === 'resume') return resume(handle, request, context)

  const form = await readVisitorForm(request)
  const refused = await limitPosts('own-page', context)
  if (refused) return { act, errors: { form: refused.message }, init: refused.init }
  const stored = await tryToStore(() => change(act, handle, form, context), context)
  return stored.ok ? stored.result : { act, errors: { form: stored.message }, init: stored.init }
}

async function change(
  act: string,
  { leadId }: OwnPageHandle,
  form: FormData,
  context: Context,
): Promise<OwnPageAnswer> {
  const services = context.get(servicesContext)
  switch (act) {
    case 'withdraw':
      await withdrawConsents({ kind: 'lead', id: leadId }, { leadIds: [leadId], newsletter: false }, nothing, services)
      return { done: 'withdrawn' }
    case 'erase':
      if (form.get('sure') !== 'yes') return { act, errors: { sure: copy.erase.unsure } }
      await eraseOwnLead(leadId, services)
      return { done: 'erased' }
    case 'book':
      return book(leadId, String(form.get('slot') ?? ''), services)
    case 'cancel-visit':
      await cancelVisit(leadId, services)
      return { done: 'cancelled' }
    case 'join-pool':
      if (form.get('agree') !== 'yes') return { act, errors: { agree: poolCopy.untick } }
      return (await joinPool(leadId, services)) ? { done: 'pooled' } : { act, errors: {}, init: 404 }
    case 'leave-pool':
      await leavePool(leadId, services)
      return { done: 'unpooled' }
    default:
      return { act, errors: {}, init: 404 }
  }
}

async function nothing() {}

async function book(leadId: string, slotId: string, services: Services): Promise<OwnPageAnswer> {
  const { refused } = visitCopy
  if (!slotId) return { act: 'book', errors: { slot: refused.none } }
  const booked = await bookVisit(leadId, slotId, services)
  if (booked === 'booked') return { done: 'booked' }
  const why = booked === 'too-many' ? refused['too-many'](services.env.SUPPORT_EMAIL) : refused[booked]
  return { act: 'book', errors: { slot: why }, init: 409 }
}

async function add(handle: OwnPageHandle, request: Request, context: Context): Promise<OwnPageAnswer> {
  const services = context.get(servicesContext)
  const refused = await limitUploads(context)
  const parsed = await parseAddition(request, services)
  const draft = parsed.ok ? { message: parsed.value.message } : parsed.draft
  const hadFile = parsed.ok ? Boolean(parsed.value.photo) : parsed.hadFile
  offerToSendAgain({ draft, ...(hadFile && { file: 'photo' }) }, context)
  if (!parsed.ok) return refusal('add', 'photo', parsed)

  const { photo } = parsed.value
  const fileAgain = photo && { photo: formMessages.fileAgain }
  if (refused) {
    if (photo) await rm(photo.path, { force: true })
    return { act: 'add', errors: { form: refused.message, ...fileAgain }, draft, init: refused.init }
  }
  const stored = await tryToStore(() => addToLead(handle.leadId, parsed.value, services), context)
  if (!stored.ok) return { act: 'add', errors: { form: stored.message, ...fileAgain }, draft, init: stored.init }
  if (stored.result === 'added') return { done: 'added' }
  const why = stored.result === 'too-many' ? copy.add.tooMany(services.env.SUPPORT_EMAIL) : copy.add.failure
  return { act: 'add', errors: { form: why, ...fileAgain }, draft }
}

async function resume({ leadId }: OwnPageHandle, request: Request, context: Context): Promise<OwnPageAnswer> {
  const services = context.get(servicesContext)
  const refused = await limitUploads(context)
  const parsed = await parseResume(request, services)
  offerToSendAgain({ draft: {}, file: 'resume' }, context)
  if (!parsed.ok) return refusal('resume', 'resume', parsed)

  const file = parsed.value.resume
  if (!file) return { act: 'resume', errors: { resume: copy.add.nothing } }
  if (refused) {
    await rm(file.path, { force: true })
    return { act: 'resume', errors: { form: refused.message }, init: refused.init }
  }
  const stored = await tryToStore(() => replaceResume(leadId, file, services), context)
  if (!stored.ok) return { act: 'resume', errors: { form: stored.message }, init: stored.init }
  return stored.result === 'replaced' ? { done: 'resume' } : { act: 'resume', errors: { form: copy.resume.over } }
}

function refusal(
  act: string,
  file: string,
  { errors, draft, message, status, hadFile }: RefusedFileForm,
): OwnPageAnswer {
  const told = Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : []))
  const all = told.length > 0 ? Object.fromEntries(told) : { form: message }
  return { act, errors: { ...(hadFile && { [file]: formMessages.fileAgain }), ...all }, draft, init: status }
}

function limitUploads(context: Context) {
  const { writes, uploads } = limitsOf(context.get(servicesContext).env)
  return limitPosts('own-page', context, [...writes, ...uploads])
}
