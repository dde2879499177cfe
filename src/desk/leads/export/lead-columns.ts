import type { DeskLeadRow } from '#desk/leads/inbox/list-leads.ts'
import { openingOf, readDetails } from '#desk/leads/lead/describe-lead.ts'
import { leadExportCopy, leadsDeskCopy } from '#desk/leads/words.en.ts'

type Column = keyof typeof leadExportCopy.columns

/** A moment where it is one (UTC), else text; empty where nothing is known. */
export type Cell = string | Date

interface Attribution {
  last?: { utm_source?: string; utm_medium?: string; utm_campaign?: string }
  first?: { utm_source?: string }
  referrer?: string
  landing_path?: string
}

export const COLUMNS = Object.keys(leadExportCopy.columns) as Column[]
export const HEADERS: string[] = COLUMNS.map((column) => leadExportCopy.columns[column])

/** A lead as one row of an export, in the order of the columns. */
export function toCells(row: DeskLeadRow): Cell[] {
  const details = readDetails(row)
  const { message, cover_letter, address, resume } = details
  const { last, first, referrer, landing_path } = JSON.parse(row.attribution ?? '{}') as Attribution
  const isApplication = row.kind === 'application'
  const cells: Record<Column, string | Date | null | undefined> = {
    reference: row.reference,
    kind: leadsDeskCopy.kinds[row.kind],
    status: leadsDeskCopy.statuses[row.status],
    stage: isApplication ? leadsDeskCopy.stages[row.stage ?? 'received'] : null,
    owner: row.owner,
    received_at: new Date(row.received_at),
    reply_by: row.reply_by && new Date(row.reply_by),
    answered_at: row.answered_at && new Date(row.answered_at),
    closed_at: row.closed_at && new Date(row.closed_at),
    full_name: row.full_name,
    email: row.email,
    phone_number: row.phone_number,
    message: message ?? cover_letter,
    opening: isApplication ? openingOf(details) : null,
    resume: resume?.name,
    address_line_1: address?.address_line_1,
    address_line_2: address?.address_line_2,
    city: address?.city_name,
    state: address?.state?.name,
    country: address?.country?.name,
    pincode: address?.pincode,
    source: last?.utm_source,
    medium: last?.utm_medium,
    campaign: last?.utm_campaign,
    first_source: first?.utm_source,
    referrer,
    landing_path,
    quarantine_reason: row.quarantine_reason,
  }

  return COLUMNS.map((column) => cells[column] || '')
}
