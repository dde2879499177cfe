import type { LeadKind } from '#database/tables.ts'
import { statusCopy } from '#desk/status/words.en.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'

/** What staff call the kinds of lead, and the jobs that go through the outbox, by the names under which they are stored. */
export interface DeskNames {
  kinds: Record<LeadKind, string>
  jobs: Record<string, string>
}

export function deskNames(): DeskNames {
  const ofLeads = KIND_NAMES.flatMap((kind) => LEAD_KINDS[kind].allJobs.map(([job, name]) => [job.kind, name]))

  return {
    kinds: Object.fromEntries(KIND_NAMES.map((kind) => [kind, LEAD_KINDS[kind].name])) as DeskNames['kinds'],
    jobs: { ...Object.fromEntries(ofLeads), ...statusCopy.outbox.kinds },
  }
}
