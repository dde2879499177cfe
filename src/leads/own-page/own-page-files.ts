import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { tellLead } from '#leads/kinds.ts'
import { listLetters, listRatings, listResumeTexts, writePersonFile } from '#leads/person-file.ts'
import { visitEvent } from '#leads/visits/visit-event.ts'
import { findVisit } from '#leads/visits/visit-slots.ts'
import { attachment } from '#platform/http/attachment.ts'
import { problem } from '#platform/http/problem.ts'
import type { RequestState } from '#platform/http/request-state.ts'
import { httpCopy } from '#platform/http/words.en.ts'
import { countRequest } from '#platform/limits/count-requests.ts'
import { tooMany } from '#platform/limits/limit-calls.ts'
import { limitsOf } from '#platform/limits/limits-of.ts'
import type { Services } from '#platform/services.ts'
import { addToLead } from './add-to-lead.ts'
import { parseAddition } from './addition.ts'
import { findOwnLead, type OwnLead } from './find-own-lead.ts'
import { listSaid } from './list-said.ts'
import { type OwnPageHandle, readOwnPageToken } from './own-page-link.ts'
import { ownPageCopy as copy } from './words.en.ts'

/** What a lead's own page has beside itself: files to have, and the call by which a form's script sends a photo after it. */
export function ownPageFiles(services: Services) {
  const { db, env, files, now } = services
  const nothing = (c: Parameters<typeof problem>[0]) => problem(c, 404, httpCopy.nothingHere)

  return new Hono<RequestState>()
    .get('/:token/data.json', async (c) => {
      const lead = await findWhole(c.req.param('token'))
      if (!lead) return nothing(c)
      const headers = attachment(`${lead.reference}.json`, 'application/json; charset=utf-8')
      return new Response(await writeOwnFile(lead, services), { headers })
    })
    .get('/:token/visit.ics', async (c) => {
      const lead = await findWhole(c.req.param('token'))
      const visit = lead && (await findVisit(db, lead.id))
      return lead && visit ? visitEvent(visit, lead, env) : nothing(c)
    })
    .get('/:token/files/:id', async (c) => {
      const lead = await findWhole(c.req.param('token'))
      const said = lead ? await listSaid(db, lead.id) : []
      const file = said.flatMap((each) => each.files).find(({ id, isToHave }) => isToHave && id === c.req.param('id'))
      const stored = file && (await keyOf(file.id))
      if (!file || !stored) return nothing(c)
      const content = Readable.toWeb(await files.open(stored)) as unknown as BodyInit
      return new Response(content, { headers: attachment(file.name, 'application/octet-stream') })
    })
    .post('/:token/photo', async (c) => {
      c.header('Cache-Control', 'no-store')
      const { writes, uploads } = limitsOf(env)
      const waitMs = await countRequest(`own-page ${c.var.clientAddress}`, [...writes, ...uploads], services)
      if (waitMs > 0) return tooMany(c, waitMs)

      const handle = await readOwnPageToken(c.req.param('token'), services)
      if (!handle) return nothing(c)
      const parsed = await parseAddition(c.req.raw, services, c.env?.incoming)
      if (!parsed.ok) return problem(c, parsed.status, parsed.message)
      const added = await addToLead(handle.leadId, parsed.value, services)
      if (added === 'gone') return nothing(c)
      if (added === 'too-many') return problem(c, 422, copy.add.tooMany(env.SUPPORT_EMAIL))
      return c.json({ message: copy.done.added }, 201)
    })

  async function findWhole(token: string) {
    const handle: OwnPageHandle | undefined = await readOwnPageToken(token, { db, env, now })
    return handle?.scope === 'whole' ? findOwnLead(db, handle.leadId) : undefined
  }

  async function keyOf(id: string): Promise<string | null> {
    const file = await db.selectFrom('lead_message_files').select('file_key').where('id', '=', id).executeTakeFirst()
    return file?.file_key ?? null
  }
}

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
