import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import type { Viewer } from '#desk/leads/inbox/select-leads.ts'
import { unindexed } from '#desk/leads/inbox/unindexed.ts'
import { indexNewest } from '#desk/leads/search/index-leads.ts'
import { personMarks, readSearch } from '#desk/leads/search/lead-words.ts'
import { leadsWith, leadsWithAny, writeTerms } from '#desk/leads/search/matching-leads.ts'
import { wordsOf } from '#india/words.ts'

/** So many leads of one person are shown; a person who wrote more often is looked up by the search. */
const MOST = 50
const MOST_OFFERED = 5

/**
 * Every lead of whoever sent this one, newest first, of the kinds that this role sees: by the same email or phone, or
 * by a colleague's word, and on from each that is found, since somebody may write from two addresses with one phone.
 */
export async function leadsOfPerson(db: Database, leadId: string, { role }: Pick<Viewer, 'role'>) {
  await indexNewest(db)
  const found = new Map<string, PersonLead>()
  let fresh = await read(db, role).where('leads.id', '=', leadId).execute()

  while (fresh.length > 0 && found.size < MOST) {
    for (const lead of fresh) found.set(lead.id, lead)
    const marks = [...new Set(fresh.flatMap(personMarks))]
    const people = fresh.flatMap(({ person_id }) => person_id ?? [])
    const others = () =>
      read(db, role)
        .where('leads.id', 'not in', [...found.keys()])
        .limit(MOST)
    // Asked for both at once, an engine reads every lead.
    const ofSame = await others().where('handling.number', 'in', leadsWithAny(db, marks)).execute()
    const linked = people.length > 0 ? await others().where('link.person_id', 'in', people).execute() : []
    fresh = [...ofSame, ...linked]
  }
  return [...found.values()].toSorted((a, b) => (a.received_at < b.received_at ? 1 : -1))
}

/** Leads of other emails and phones whose sender has the very name: to be offered, never joined by itself. */
export async function maybeSamePerson(db: Database, leads: PersonLead[], { role }: Pick<Viewer, 'role'>) {
  const name = wordsOf(leads[0]?.full_name ?? '')
  // One word is the name of thousands.
  if (name.length < 2) return []
  const terms = await writeTerms(db, { beginnings: readSearch(name.join(' ')).beginnings, marks: [] })
  if (!terms) return []

  const known = leads.map(({ id }) => id)
  const named = await read(db, role)
    .where('handling.number', 'in', leadsWith(db, terms))
    .where('leads.id', 'not in', known)
    .orderBy('leads.received_at', 'desc')
    .limit(MOST)
    .execute()
  return named.filter(({ full_name }) => wordsOf(full_name).join() === name.join()).slice(0, MOST_OFFERED)
}

export type PersonLead = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

function read(db: Database, role: Viewer['role']) {
  return db
    .selectFrom('leads')
    .innerJoin('lead_handling as handling', 'handling.lead_id', 'leads.id')
    .leftJoin('lead_links as link', 'link.lead_id', 'leads.id')
    .selectAll('leads')
    .select(['handling.status', 'handling.stage', 'handling.reply_by as promised', 'link.person_id'])
    .where(unindexed<LeadKind>(db, 'leads.kind'), 'in', kindsSeenBy(role))
}
