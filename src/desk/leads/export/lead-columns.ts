import { leadExportCopy } from '#desk/leads/export/words.en.ts'
import type { DeskLeadRow } from '#desk/leads/inbox/list-leads.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { KIND_NAMES, LEAD_KINDS, tellLead } from '#leads/kinds.ts'
import type { LostReason } from '#leads/stages.ts'

/** A moment where it is one (UTC), else text; empty where nothing is known. */
export type Cell = string | Date

interface Attribution {
  last?: { utm_source?: string; utm_medium?: string; utm_campaign?: string }
  first?: { utm_source?: string }
  referrer?: string
  landing_path?: string
}

const { before, after } = leadExportCopy.columns
/** What the kinds of lead say, each fact once, however many kinds have it. */
const told = new Map(KIND_NAMES.flatMap((kind) => LEAD_KINDS[kind].columns.map(({ name, label }) => [name, label])))

const columns: [name: string, header: string][] = [...Object.entries(before), ...told, ...Object.entries(after)]

export const COLUMNS = columns.map(([name]) => name)
export const HEADERS = columns.map(([, header]) => header)

/** A lead as one row of an export, in the order of the columns. */
export function toCells(row: DeskLeadRow): Cell[] {
  const { last, first, referrer, landing_path } = JSON.parse(row.attribution ?? '{}') as Attribution
  const { name: kind, from } = LEAD_KINDS[row.kind]
  const { facts, text } = tellLead(row)
  const own: Record<keyof typeof before | keyof typeof after, Cell | null | undefined> = {
    reference: row.reference,
    kind,
    status: leadsDeskCopy.statuses[row.status],
    stage: row.stage || from === 'applicants' ? leadsDeskCopy.stages[row.stage ?? 'received'] : null,
    worth: row.worth_rupees === null ? null : String(row.worth_rupees),
    product: row.product,
    lost_because: row.lost_because && leadsDeskCopy.lostReasons[row.lost_because as LostReason],
    owner: row.owner,
    received_at: new Date(row.received_at),
    reply_by: row.reply_by && new Date(row.reply_by),
    answered_at: row.answered_at && new Date(row.answered_at),
    closed_at: row.closed_at && new Date(row.closed_at),
    full_name: row.full_name,
    email: row.email,
    phone_number: row.phone_number,
    message: text?.value,
    source: last?.utm_source,
    medium: last?.utm_medium,
    campaign: last?.utm_campaign,
    first_source: first?.utm_source,
    referrer,
    landing_path,
    quarantine_reason: row.quarantine_reason,
  }
  const cells: Record<string, Cell | null | undefined> = {
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ...own,
  }

  return COLUMNS.map((column) => cells[column] || '')
}
