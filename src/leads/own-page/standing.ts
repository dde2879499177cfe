import type { LeadStage } from '#database/tables.ts'
import type { OwnLead } from './find-own-lead.ts'
import { ownPageCopy as copy } from './words.en.ts'

// A slip at the desk can be undone before its sender reads of it.
const DECIDED_MS = 3_600_000

/** Where a lead stands, in plain words. That it is in quarantine nobody hears. */
export function standingOf({ kind, handling }: Pick<OwnLead, 'kind' | 'handling'>, now: Date): string {
  if (kind === 'application') return stageOf(handling, now)
  return copy.standings[handling?.status ?? 'new']
}

/** Whether nothing is promised any more: it is answered, or over. */
export function isReplied({ handling }: Pick<OwnLead, 'handling'>): boolean {
  return handling?.answered_at != null || handling?.status === 'closed'
}

/** Whoever is hired or declined waits for nothing more. */
export function isDecided({ handling }: Pick<OwnLead, 'handling'>): boolean {
  return handling?.stage === 'hired' || handling?.stage === 'declined' || handling?.status === 'closed'
}

function stageOf(handling: OwnLead['handling'], now: Date): string {
  const stage = handling?.stage
  if (!stage) return copy.applied
  const isNew = now.getTime() - Date.parse(handling.updated_at ?? '') < DECIDED_MS
  const shown = (stage === 'hired' || stage === 'declined') && isNew ? 'screening' : stage
  const stages: Partial<Record<LeadStage, string>> = copy.stages
  return stages[shown] ?? copy.applied
}
