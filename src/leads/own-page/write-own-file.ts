import { tellLead } from '#leads/kinds.ts'
import { listLetters, listRatings, listResumeTexts, writePersonFile } from '#leads/person-file.ts'
import type { Services } from '#platform/services.ts'
import type { OwnLead } from './find-own-lead.ts'

/** All that we hold about one lead, for its sender: as the privacy page writes it of a whole person. */
export async function writeOwnFile(lead: OwnLead, { db, now }: Pick<Services, 'db' | 'now'>): Promise<string> {
  const { handling, withdrawnAt, ...row } = lead
  const [letters, notes, ratings, resumes, reads, consents, deliveries] = await Promise.all([
    listLetters(db, [lead.id]),
    db.selectFrom('lead_notes').selectAll().where('lead_id', '=', lead.id).orderBy('written_at').execute(),
    listRatings(db, [lead.id]),
    listResumeTexts(db, [lead.id]),
    db.selectFrom('lead_reads').selectAll().where('lead_id', '=', lead.id).orderBy('hour').execute(),
    db.selectFrom('consents').selectAll().where('lead_id', '=', lead.id).orderBy('occurred_at').execute(),
    db.selectFrom('outbox').selectAll().where('lead_id', '=', lead.id).orderBy('created_at').execute(),
  ])
  const told = [{ ...row, told: tellLead(row) }]
  const held = { leads: told, letters, notes: [...notes, ...ratings], resumes, reads, consents, deliveries }
  return writePersonFile(lead.email, { ...held, subscribers: [], editions: [], suppression: null, erasedAt: [] }, now())
}
