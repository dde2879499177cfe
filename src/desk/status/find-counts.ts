import { sql } from 'kysely'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import { FORM_STEPS, type FormStep, formEvent } from '#leads/form/form-events.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import type { Period } from './period.ts'

const DAY_MS = 86_400_000
const MOST_PAGES = 12

interface DayCount {
  /** YYYY-MM-DD, in India. */
  day: string
  count: number
}

export interface Funnel {
  form: LeadKind
  steps: { step: FormStep; count: number }[]
  /** What was stored, whoever sent it: also by browsers that are not counted or run no script. */
  stored: number
}

export interface Counts {
  views: DayCount[]
  leads: DayCount[]
  bills: DayCount[]
  questions: DayCount[]
  pages: { path: string; count: number }[]
  funnels: Funnel[]
}

/** The days of a period that ends today, oldest first. */
export function daysOf(period: Period, now: Date): string[] {
  return Array.from({ length: period }, (_, at) => dayInIndia(new Date(now.getTime() - (period - 1 - at) * DAY_MS)))
}

/** Our own numbers: nobody is in them, and whoever asks not to be counted is not. */
export async function findCounts(db: Database, period: Period, now: Date): Promise<Counts> {
  const days = daysOf(period, now)
  const since = days[0]!
  const [events, pages, leads] = await Promise.all([
    countEvents(db, since),
    countPages(db, since),
    countLeads(db, since),
  ])
  const perDay = (found: { day: string; count: number }[]): DayCount[] =>
    days.map((day) => ({ day, count: sum(found.filter((row) => row.day === day)) }))
  const ofEvent = (event: string) => events.filter((row) => row.event === event)

  return {
    views: perDay(ofEvent('page_view')),
    leads: perDay(leads),
    bills: perDay(ofEvent('calculator_result')),
    questions: perDay(ofEvent('assistant_question')),
    pages,
    funnels: KIND_NAMES.map((form) => ({
      form,
      steps: FORM_STEPS.map((step) => ({ step, count: sum(ofEvent(formEvent(LEAD_KINDS[form].form, step))) })),
      stored: sum(leads.filter(({ kind }) => kind === form)),
    })),
  }
}

function sum(rows: { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}

async function countEvents(db: Database, since: string) {
  const rows = await db
    .selectFrom('counts')
    .select(({ fn }) => ['day', 'event', fn.sum<number | string>('count').as('count')])
    .where('day', '>=', since)
    .groupBy(['day', 'event'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

async function countPages(db: Database, since: string) {
  const rows = await db
    .selectFrom('counts')
    .select(({ fn }) => ['path', fn.sum<number | string>('count').as('count')])
    .where('day', '>=', since)
    .where('event', '=', 'page_view')
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(MOST_PAGES)
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

async function countLeads(db: Database, since: string): Promise<{ day: string; kind: LeadKind; count: number }[]> {
  // India has no summer time.
  const day =
    engineOf(db) === 'sqlite'
      ? sql<string>`date(received_at, '+330 minutes')`
      : sql<string>`to_char(received_at::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
  const start = new Date(`${since}T00:00:00+05:30`).toISOString()

  const rows = await db
    .selectFrom('leads')
    .select(({ fn }) => [day.as('day'), 'kind', fn.countAll<number | string>().as('count')])
    // All there are: kind and time together are in an index, so that no lead itself is read.
    .where('kind', 'in', KIND_NAMES)
    .where('received_at', '>=', start)
    .groupBy([day, 'kind'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
