import type { LeadStatus } from '#database/tables.ts'

interface Waiting {
  status: LeadStatus
  reply_by: string | null
  quarantine_reason: string | null
}

/** Somebody waits for an answer, and was promised it by now. A lead in quarantine may be from nobody. */
export function isOverdue({ status, reply_by, quarantine_reason }: Waiting, now: Date): boolean {
  const isOpen = status === 'new' || status === 'in-hand'
  return isOpen && quarantine_reason === null && reply_by !== null && reply_by < now.toISOString()
}
