import { type ActionFunctionArgs, data } from 'react-router'
import type * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { requirePermission, type Staff } from '#desk/access/staff-context.ts'
import { parseForm, readForm } from '#platform/http/forms.ts'
import { isUnavailable, TRY_AGAIN_LATER } from '#platform/http/problem.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Services } from '#platform/services.ts'
import { addedId } from './added-id.ts'
import { answerContext } from './answer.ts'
import { deskCopy } from './words.en.ts'

interface Asked extends Pick<ActionFunctionArgs, 'request' | 'url'> {
  /** The last part of its address. */
  act: string
  params: Record<string, string>
  staff: Staff
  services: Services
}

interface AskedByForm extends Asked {
  /** For what may come several times under one name. */
  form: FormData
  /** For what it adds: see addedId. */
  newId: string
}

/**
 * What an act answers to its page: `done` or `trouble` on top of it, `errors` beside its fields, `typed` for what they
 * hold from now on, and what else it shows.
 */
type Answered =
  | Response
  | { done?: string; typed?: object; trouble?: string; errors?: object; status?: number; headers?: Headers }

/**
 * The action of an act's route: one thing that staff can do on a page of the desk. Who may do it says the route's own
 * `handle`. What the form's fields take says `schema`; what it refuses is answered with its errors and what was typed.
 *
 *     export const action = act(handle, schema, async ({ name }, { staff, services }) => {
 *       await rename(name, staff, services)
 *       return { done: copy.renamed(name) }
 *     })
 */
export function act<S extends z.core.$ZodObject>(
  handle: DeskHandle,
  schema: S,
  perform: (value: z.output<S>, asked: AskedByForm) => Promise<Answered>,
) {
  return actOnRequest(handle, async (asked) => {
    const form = await readForm(asked.request)
    const parsed = parseForm(schema, form)
    const typed = withoutPasswords(parsed.draft)
    if (!parsed.ok) return { errors: parsed.errors, typed }

    const newId = await addedId(form, asked)
    const answer: Answered = await orUnsaved(() => perform(parsed.value, { ...asked, form, newId }), asked.services)
    const isRefused = !(answer instanceof Response) && (answer.errors || answer.trouble)
    return isRefused ? { typed, ...answer } : answer
  })
}

/** The same for an act that reads its request itself. */
export function actOnRequest({ access }: DeskHandle, perform: (asked: Asked) => Promise<Answered>) {
  return async ({ request, url, params, context }: ActionFunctionArgs) => {
    if (typeof access === 'string' || !access.write) throw data(null, 403)
    const staff = requirePermission(context, access.write)
    const services = context.get(servicesContext)
    const act = url.pathname.split('/').at(-1) ?? ''
    const asked = { request, url, act, params: params as Record<string, string>, staff, services }
    const answered: Answered = await orUnsaved(() => perform(asked), services)
    if (answered instanceof Response) return answered

    const { status, headers, ...rest } = answered
    const answer = { act, ...rest }
    // For the page around it, which is rendered next where a browser sent the form by itself.
    context.set(answerContext, answer)
    return data(answer, { status: status ?? (rest.trouble || rest.errors ? 422 : 200), ...(headers && { headers }) })
  }
}

/** Of acts that share a file since they differ by this alone: what is the asked one's own. */
export function ofAct<Own>(own: Readonly<Record<string, Own>>, act: string): Own {
  if (!Object.hasOwn(own, act)) throw data(null, 404)
  return own[act]!
}

/** What `perform` answers; where the store is away or others kept it for too long, that nothing was done and all is still there. */
export async function orUnsaved<Answer>(
  perform: () => Promise<Answer>,
  { log }: Pick<Services, 'log'>,
): Promise<Answer | Unsaved> {
  try {
    return await perform()
  } catch (error) {
    // What it was about was erased a moment before.
    if (isOfNothing(error)) throw data(null, 404)
    if (!(error instanceof Error && isUnavailable(error))) throw error
    log.error({ err: error }, 'an act could not be saved')
    return { trouble: deskCopy.unsaved, status: 503, headers: new Headers(TRY_AGAIN_LATER) }
  }
}

interface Unsaved {
  trouble: string
  status: number
  headers: Headers
}

function isOfNothing(error: unknown): boolean {
  return /^(23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/.test((error as { code?: string } | null)?.code ?? '')
}

// Whoever comes by reads the page's source too.
function withoutPasswords(typed: object) {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !/password/i.test(name)))
}
