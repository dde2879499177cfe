import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { matchRoutes, RouterContextProvider } from 'react-router'
import { countRows } from '#database/count-rows.ts'
import { engineOf } from '#database/database.ts'
import type { LeadRow, StaffRole } from '#database/tables.ts'
import { type Staff, staffContext } from '#desk/access/staff-context.ts'
import { acceptLead, type LeadOffer } from '#leads/accept-lead.ts'
import type { LeadContext } from '#leads/lead-context.ts'
import { findByReference } from '#leads/lead-queries.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import type { Services } from '#platform/services.ts'

/** Somebody with an account: as good as signed in, without the way there. */
export async function aColleague({ db, now }: Services, role: StaffRole, name = 'Asha Rao'): Promise<Staff> {
  const staff = { id: randomUUID(), name, email: `${role}-${randomUUID()}@example.com`, role }
  const truth = engineOf(db) === 'postgres' ? sql`true` : sql`1`
  const at = now().toISOString()
  await sql`
    insert into staff (id, name, email, email_verified, created_at, updated_at, role)
    values (${staff.id}, ${name}, ${staff.email}, ${truth}, ${at}, ${at}, ${role})
  `.execute(db)

  return staff
}

interface Arriving extends Partial<LeadOffer> {
  context?: LeadContext
}

/** A lead that came in as every other does, with what follows it. */
export async function arrive(services: Services, { context, ...lead }: Arriving = {}): Promise<LeadRow> {
  const offer: LeadOffer = {
    kind: 'contact',
    full_name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone_number: '+91 98480 12345',
    details: { message: 'Our engine draws more than it should.' },
    ...lead,
  }
  const { reference } = await acceptLead(offer, context ? { context } : {}, services)
  return (await findByReference(services.db, reference))!
}

/** As a backup brings the leads: without the index of their words. */
export async function loseWords({ db }: Services) {
  await (engineOf(db) === 'postgres'
    ? sql`update lead_handling set words = null`
    : sql`insert into lead_search (lead_search) values ('delete-all')`
  ).execute(db)
}

/** What the activity log says was done, in order. */
export async function actionsLogged({ db }: Services): Promise<string[]> {
  return (await db.selectFrom('audit_log').select('action').orderBy('number').execute()).map(({ action }) => action)
}

export async function allLeads({ db }: Services): Promise<LeadRow[]> {
  return db.selectFrom('leads').selectAll().execute()
}

/** The lead of a store that has one, or the first of them. */
export async function onlyLead({ db }: Services): Promise<LeadRow> {
  return db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
}

export function countLeads({ db }: Services): Promise<number> {
  return countRows(db.selectFrom('leads'))
}

export function anApplicant(answers: Partial<LeadOffer> = {}): LeadOffer {
  const resume = { name: 'resume.pdf', type: 'application/pdf', bytes: 2_048, sha256: '' }
  return {
    kind: 'application',
    full_name: 'Joseph Das',
    email: 'joseph@example.com',
    phone_number: '98480 54321',
    details: { job_id: 'telecaller', job_title: 'Telecaller', cover_letter: 'I would like to call.', resume },
    ...answers,
  }
}

/** What a page's loader or action is called with, by this person. */
export function asked(
  services: Services,
  staff: Staff,
  path: string,
  { params = {}, form }: { params?: Record<string, string>; form?: Fields | FormData } = {},
) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(staffContext, staff)
  const url = new URL(path, services.env.SITE_URL)
  const request = new Request(url, form && { method: 'POST', body: form instanceof FormData ? form : encoded(form) })

  // biome-ignore lint/suspicious/noExplicitAny: each route has types of its own for the same thing
  return { request, url, params, context, pattern: '', unstable_pattern: '' } as any
}

type Fields = Record<string, string | string[]>

function encoded(fields: Fields): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  )
}

/** What a form with files sends. */
export function withFiles(fields: Record<string, string>, files: File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const file of files) form.append('files', file)
  return form
}

interface Act {
  // biome-ignore lint/suspicious/noExplicitAny: each route has types of its own for the same thing
  action: (asked: any) => Promise<any>
}

interface Sent {
  to: string
  params?: Record<string, string>
  form?: Fields | FormData
}

/** What an act answers to a form of its page, with the status of it; an address where it leads on. Or it throws. */
export async function perform(act: Act, services: Services, staff: Staff, { to, params, form = {} }: Sent) {
  const answer = await act.action(asked(services, staff, to, { ...(params && { params }), form }))
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('Location') }
  return { status: (answer.init?.status ?? 200) as number, ...answer.data }
}

/**
 * What the act at an address of the desk answers to a form of its page: see `perform`, which is for acts of one moment:
 * to two that load their files at once, Vitest gives half-made modules.
 */
export async function press(services: Services, staff: Staff, to: string, form: Sent['form'] = {}) {
  const { default: routes } = await import('#routes.ts')
  const { pathname } = new URL(to, services.env.SITE_URL)
  const { route, params } = matchRoutes(routes as never, pathname)!.at(-1) as unknown as {
    route: { file: string }
    params: Record<string, string>
  }
  return perform(await import(join(import.meta.dirname, '../../src', route.file)), services, staff, {
    to,
    params,
    form,
  })
}
