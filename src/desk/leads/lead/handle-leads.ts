import { isDeepStrictEqual } from 'node:util'
import { type Database, engineOf } from '#database/database.ts'
import type { LeadHandlingTable, LeadStatus } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { handOver } from '#desk/leads/mails/hand-overs.ts'
import { LEAD_KINDS } from '#leads/kinds.ts'
import { forgetMailboxes, rememberMailbox } from '#leads/mailbox.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { endFollowUp, resumeFollowUp } from './follow-ups.ts'
import { findWhoChanged } from './lead-history.ts'
import { findOwner } from './owners.ts'

export const HANDLINGS = ['assign-to-me', 'assign', 'answer', 'close', 'reopen', 'unassign'] as const

type Handling = (typeof HANDLINGS)[number]

export const MOST_AT_ONCE = 200

export interface Changed {
  changed: number
  /** Of a kind that the colleague does not see. */
  skipped: number
  /** Who changed the lead since it was shown: then nothing is changed. */
  changedBy?: string
}

interface Which {
  ids: string[]
  ownerId?: string | undefined
  /** When the one lead had been changed last, as it was shown to whoever decides now; see `seenOf`. */
  seen?: string | undefined
}

/** Changes how leads are handled. Those that one does not see are left alone, as if they were not there. */
export async function handleLeads(
  handling: Handling,
  { ids, ownerId, seen }: Which,
  by: Staff,
  services: Services,
): Promise<Changed> {
  const { db, now } = services
  await catchUp(services)
  // One moment for both: by it, what was done last is known from what was written last.
  const time = now()
  const at = time.toISOString()

  return db.transaction().execute(async (trx) => {
    const rows = await listSeen(trx, ids, by)
    const changedBy = rows[0] && (await findWhoChanged(trx, rows[0], seen, by.id))
    if (changedBy) return { changed: 0, skipped: 0, changedBy }

    const owner = handling === 'assign' ? await findOwner(trx, ownerId) : by
    const chosen = owner ? rows.filter(({ kind }) => kindsSeenBy(owner.role).includes(kind)) : []

    for (const row of chosen) {
      const change = changeOf(handling, row, owner!.id, at)
      // A form that comes again, since its answer was lost: a second line would say that it had stood like this before.
      if (isDeepStrictEqual({ ...row, ...change }, { ...row })) continue
      await trx
        .updateTable('lead_handling')
        .set({ ...change, updated_at: at })
        .where('lead_id', '=', row.lead_id)
        .execute()
      if (handling === 'answer') await rememberMailbox(trx, { email: row.email, source: row.lead_id, at: time })
      if (handling === 'reopen' || handling === 'unassign') await forgetMailboxes(trx, [row.lead_id])
      // Nobody is called about what is closed.
      const ended = handling === 'close' && (await endFollowUp(trx, row.lead_id, at))
      const details = {
        ...(handling === 'assign' && { to: owner!.id }),
        ...stateBefore(row),
        ...(ended && { was_follow_up: ended }),
      }
      await recordAction(trx, {
        staff: by,
        action: `lead.${VERBS[handling]}`,
        subject: row.lead_id,
        details,
        at: time,
      })
    }

    if (handling === 'assign' && owner && owner.id !== by.id) {
      const fresh = chosen.filter(({ owner_id }) => owner_id !== owner.id)
      await handOver(trx, fresh, { owner, by, now: time })
    }
    return { changed: chosen.length, skipped: rows.length - chosen.length }
  })
}

/** How a lead stood, as a line of the activity log keeps it: so much it takes to undo what was done. */
export interface StateBefore {
  was: LeadStatus
  was_owner?: string
  was_answered_at?: string
  was_closed_at?: string
  /** Where it was ended or set: the follow-up that there was, or an empty text for none. */
  was_follow_up?: string
  /** Where its stage was set: stage, worth, product and reason before that. */
  was_outcome?: Pick<LeadHandlingTable, 'stage' | 'worth_rupees' | 'product' | 'lost_because'> &
    // Not in lines from before it was kept.
    Partial<Pick<LeadHandlingTable, 'stage_at'>>
}

export function stateBefore({ status, owner_id, answered_at, closed_at }: SeenRow): StateBefore {
  return {
    was: status,
    ...(owner_id && { was_owner: owner_id }),
    ...(answered_at && { was_answered_at: answered_at }),
    ...(closed_at && { was_closed_at: closed_at }),
  }
}

const VERBS: Record<Handling, string> = {
  'assign-to-me': 'taken',
  assign: 'assigned',
  answer: 'answered',
  close: 'closed',
  reopen: 'reopened',
  unassign: 'put-back',
}

export type SeenRow = Pick<
  LeadHandlingTable,
  | 'lead_id'
  | 'kind'
  | 'status'
  | 'owner_id'
  | 'answered_at'
  | 'closed_at'
  | 'updated_at'
  | 'stage'
  | 'stage_at'
  | 'worth_rupees'
  | 'product'
  | 'lost_because'
> & { quarantine_reason: string | null; email: string }

/** Puts a lead back to how it stood. */
export async function restoreBefore(trx: Database, leadId: string, before: StateBefore, at: string) {
  await trx
    .updateTable('lead_handling')
    .set({
      status: before.was,
      owner_id: before.was_owner ?? null,
      answered_at: before.was_answered_at ?? null,
      closed_at: before.was_closed_at ?? null,
      ...before.was_outcome,
      updated_at: at,
    })
    .where('lead_id', '=', leadId)
    .execute()
  if (!before.was_answered_at) await forgetMailboxes(trx, [leadId])
  await resumeFollowUp(trx, leadId, before.was_follow_up, at)
}

/** Those of the leads that this person sees, held until the transaction ends. */
export async function listSeen(trx: Database, ids: string[], { role }: Staff): Promise<SeenRow[]> {
  const kinds = kindsSeenBy(role)
  if (ids.length === 0 || kinds.length === 0) return []

  return trx
    .selectFrom('lead_handling as handling')
    .innerJoin('leads', 'leads.id', 'handling.lead_id')
    .select(['handling.lead_id', 'handling.kind', 'handling.status', 'handling.owner_id', 'handling.answered_at'])
    .select(['handling.closed_at', 'handling.updated_at', 'leads.quarantine_reason', 'leads.email'])
    .select(['handling.stage', 'handling.stage_at', 'handling.worth_rupees', 'handling.product'])
    .select('handling.lost_because')
    .where('handling.lead_id', 'in', ids.slice(0, MOST_AT_ONCE))
    .where('handling.kind', 'in', kinds)
    .orderBy('handling.lead_id')
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate('handling'))
    .execute()
}

export function changeOf(
  handling: Handling,
  { owner_id, answered_at, closed_at, ...lead }: SeenRow,
  ownerId: string,
  at: string,
): Partial<Pick<SeenRow, 'status' | 'owner_id' | 'answered_at' | 'closed_at'>> {
  // Whoever answers a lead that nobody had taken becomes its owner.
  const owner = owner_id ?? ownerId

  switch (handling) {
    case 'assign-to-me':
    case 'assign':
      return { owner_id: ownerId, status: isTaken(lead) ? lead.status : 'in-hand' }
    case 'answer':
      return { status: 'answered', owner_id: owner, answered_at: answered_at ?? at, closed_at: null }
    case 'close':
      return { status: 'closed', owner_id: owner, closed_at: (lead.status === 'closed' && closed_at) || at }
    case 'reopen':
      return { status: 'in-hand', owner_id: owner, answered_at: null, closed_at: null }
    case 'unassign':
      return { status: untouched(lead), owner_id: null, answered_at: null, closed_at: null }
  }
}

function isTaken({ status }: Pick<SeenRow, 'status'>): boolean {
  return status !== 'new' && status !== 'none'
}

// Nobody waits for an answer to a sign-up; one in quarantine has to be looked at all the same.
function untouched({ kind, quarantine_reason }: Pick<SeenRow, 'kind' | 'quarantine_reason'>): LeadStatus {
  return !LEAD_KINDS[kind].waitsForAnswer && quarantine_reason === null ? 'none' : 'new'
}
