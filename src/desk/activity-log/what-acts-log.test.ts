import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect } from 'vitest'
import { aTariff } from '#calculator/tariff-examples.ts'
import { seedOpenings } from '#company/openings/seed-openings.ts'
import { seedRegisters } from '#company/registers/seed-registers.ts'
import type { Tables } from '#database/tables.ts'
import { listEntries } from '#desk/company/find-entries.ts'
import { FORM_ID } from '#desk/frame/form-id.ts'
import { SNOOZES } from '#desk/leads/lead/follow-ups.ts'
import { openingsDeskCopy } from '#desk/openings/words.en.ts'
import { createEdition } from '#editions/write-edition.ts'
import { suppress } from '#leads/suppressions.ts'
import { aColleague, actionsLogged, anApplicant, arrive, press, withFiles } from '../../../tests/support/at-desk.ts'
import { deliverAll } from '../../../tests/support/deliver-all.ts'
import { type TestServices, test } from '../../../tests/support/desk-test.ts'
import { hire } from '../../../tests/support/hire.ts'
import { aSubscriber, storeSubscribers, WRITTEN } from '../../../tests/support/store-subscribers.ts'

type Ids = Record<string, string>
type Form = Record<string, string>

interface Spell {
  what: string
  /** Makes what the acts are about; its ids stand in their addresses. */
  begin?: (services: TestServices) => Promise<Ids>
  acts: [act: string, form: Form | ((ids: Ids) => Form), ...logged: string[]][]
}

const aLead = async (services: TestServices): Promise<Ids> => ({ lead: (await arrive(services)).id })
const anEdition = async (services: TestServices): Promise<Ids> => {
  await storeSubscribers(services.db, [aSubscriber('grace@example.com')])
  return { edition: await createEdition({ id: randomUUID(), name: 'Ravi' }, services, { body: WRITTEN }) }
}
const { subject, preheader, content } = WRITTEN
const EDITION = { subject, preheader, content, version: '1' }
const MEETING = { day: '2026-12-01', from: '10:00', until: '11:00', opening: 'none', meeting: 'phone', places: '1' }
const OPENING = {
  ...{ title: 'Telecaller', location: 'Hyderabad', type: openingsDeskCopy.types[0], posted_on: '2026-11-01' },
  ...{ opens_on: '', closes_on: '', summary: 'Calls people.', description: 'Calls people who wrote to us.' },
  ...{ requirements: 'What you need\n- A calm voice', criteria: '' },
}

/** A search shows what there is by then; and what has come since goes too where somebody is erased once more. */
const IS_DONE_EACH_TIME = new Set(['privacy/find', 'privacy/erase'])

const SPELLS: Spell[] = [
  {
    what: 'a follow-up',
    begin: aLead,
    acts: [
      ['leads/:lead/set-follow-up', { when: '2026-12-01T10:00', about: 'The price' }, 'lead.follow-up-set'],
      ['leads/:lead/snooze', { until: SNOOZES[0] }, 'lead.follow-up-set'],
      ['leads/:lead/end-follow-up', {}, 'lead.follow-up-done'],
      ['leads/:lead/undo', {}, 'lead.undone'],
    ],
  },
  {
    what: 'a letter to a lead',
    begin: aLead,
    acts: [
      ['leads/:lead/send-reply', () => aReply(), 'lead.replied'],
      ['leads/:lead/send-reply', () => ({ ...aReply(), mark: 'answered' }), 'lead.replied-answered'],
      ['leads/:lead/take-back', ({ lead_messages: letter }) => ({ letter: letter! }), 'lead.reply-taken-back'],
    ],
  },
  {
    what: 'a mail that is sent again',
    begin: async (services) => {
      const lead = await aLead(services)
      await deliverAll(services)
      const { created_at } = await services.db.selectFrom('outbox').select('created_at').executeTakeFirstOrThrow()
      return { ...lead, begun: created_at }
    },
    acts: [
      [
        'leads/:lead/send-again',
        ({ outbox: delivery, begun }) => ({ delivery: delivery!, begun: begun! }),
        'lead.sent-again',
      ],
    ],
  },
  {
    what: 'a mail that had failed for good',
    begin: async (services) => {
      await aLead(services)
      const seen = services.now().toISOString()
      await services.db.updateTable('outbox').set({ failed_at: seen }).execute()
      return { seen }
    },
    acts: [['status/send-again', ({ outbox: id, seen }) => ({ id: id!, seen: seen! }), 'outbox.sent-again']],
  },
  {
    what: 'a receipt that was held',
    begin: async (services) => {
      const lead = await aLead(services)
      await deliverAll(services)
      await services.db.updateTable('leads').set({ receipt_held: 'links' }).execute()
      return lead
    },
    acts: [['leads/:lead/send-receipt', {}, 'lead.receipt-sent']],
  },
  {
    what: 'a lead in quarantine',
    begin: async (services) => ({ lead: (await arrive(services, { context: { nickname: 'Bot' } })).id }),
    acts: [['leads/:lead/release', {}, 'lead.released']],
  },
  {
    what: 'a lead that is handled',
    begin: async (services) => ({
      ...(await aLead(services)),
      colleague: (await aColleague(services, 'sales', 'Ravi')).id,
    }),
    acts: [
      ['leads/:lead/assign-to-me', {}, 'lead.taken'],
      ['leads/:lead/assign', ({ colleague }) => ({ owner: colleague! }), 'lead.assigned'],
      ['leads/:lead/unassign', {}, 'lead.put-back'],
      ['leads/:lead/answer', {}, 'lead.answered'],
      ['leads/:lead/close', {}, 'lead.closed'],
      ['leads/:lead/reopen', {}, 'lead.reopened'],
      ['leads/:lead/set-stage', { stage: 'quoted', worth: '1,20,000', lostBecause: 'price' }, 'lead.stage-set'],
      ['leads/:lead/add-note', { text: 'Call them at noon.' }, 'lead.noted'],
      ['leads/:lead/use-template', { template: 'none' }],
    ],
  },
  {
    what: 'a lead on the board',
    begin: async (services) => ({ ...(await aLead(services)) }),
    acts: [
      ['leads/board/move', ({ lead }) => ({ lead: lead!, seen: '', stage: 'quoted' }), 'lead.stage-set'],
      ['leads/board/undo', ({ lead }) => ({ lead: lead! }), 'lead.undone'],
    ],
  },
  {
    what: 'an application',
    begin: async (services) => ({ lead: (await arrive(services, anApplicant())).id }),
    acts: [
      ['leads/:lead/rate', { stars: '4', why: 'Calm on the phone.' }, 'lead.rated'],
      ['leads/set-stages', ({ lead }) => ({ lead: lead!, stage: 'screening' }), 'lead.stage-set'],
    ],
  },
  {
    what: 'two leads of one person',
    begin: async (services) => ({
      ...(await aLead(services)),
      other: (await arrive(services, { details: { message: 'Another one.' } })).id,
    }),
    acts: [
      ['leads/of-person/:lead/link', ({ other }) => ({ other: other! }), 'lead.linked'],
      ['leads/of-person/:lead/unlink', ({ other }) => ({ other: other! }), 'lead.unlinked'],
    ],
  },
  {
    what: 'a view',
    acts: [
      ['leads/save-view?status=new', { name: 'Mine' }, 'lead-view.kept'],
      ['leads/delete-view', ({ lead_views: id }) => ({ id: id! }), 'lead-view.deleted'],
    ],
  },
  {
    what: 'a time for interviews',
    acts: [
      ['interviews/add', MEETING, 'visit.slot-added'],
      ['interviews/cancel', ({ visit_slots: id }) => ({ id: id! }), 'visit.slot-cancelled'],
    ],
  },
  {
    what: 'an opening',
    begin: async (services) => {
      await seedOpenings(services.db, services.now())
      return {}
    },
    acts: [
      ['openings/telecaller/save', OPENING, 'opening.changed'],
      ['openings/close', { id: 'telecaller' }, 'opening.closed'],
      ['openings/reopen', { id: 'telecaller' }, 'opening.reopened'],
    ],
  },
  {
    what: 'an edition',
    begin: anEdition,
    acts: [
      ['letters/:edition/test', EDITION, 'edition.edited', 'edition.tested'],
      ['letters/:edition/keep', EDITION, 'edition.kept'],
      ['letters/:edition/save-audience', { ...EDITION, audience_name: 'All' }, 'audience.saved'],
      ['letters/:edition/schedule', { ...EDITION, from: '2026-12-01T10:00', sure: 'yes' }, 'edition.scheduled'],
      ['letters/:edition/take-back', {}, 'edition.taken-back'],
      ['letters/:edition/save', { ...EDITION, subject: 'Another', version: '2' }],
      ['letters/:edition/history/1/restore', {}, 'edition.restored'],
      ['letters/:edition/delete', {}, 'edition.deleted'],
    ],
  },
  {
    what: 'an address that was suppressed',
    begin: async ({ db, now }) => {
      await suppress(db, { address: 'ada@example.com', reason: 'asked', by: 'Ravi', at: now() })
      return {}
    },
    acts: [['subscribers/lift', { address: 'ada@example.com' }, 'subscriber.suppression-lifted']],
  },
  {
    what: 'an invitation',
    acts: [
      ['staff/invite', { email: 'new@example.com', role: 'sales' }, 'staff.invited'],
      ['staff/withdraw-invitation', { email: 'new@example.com' }, 'staff.invitation-withdrawn'],
    ],
  },
  {
    what: 'the account of a colleague',
    begin: async (services) => {
      const { email } = await hire(services, 'sales')
      const { id } = await services.db
        .selectFrom('staff')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return { colleague: id }
    },
    acts: [
      ['staff/change-role', ({ colleague: id }) => ({ id: id!, role: 'editor' }), 'staff.role'],
      ['staff/end-sessions', ({ colleague: id }) => ({ id: id! }), 'staff.end-sessions'],
      ['staff/block', ({ colleague: id }) => ({ id: id! }), 'staff.block'],
      ['staff/unblock', ({ colleague: id }) => ({ id: id! }), 'staff.unblock'],
      ['staff/reset-second-factor', ({ colleague: id }) => ({ id: id! }), 'staff.second-factor-reset'],
    ],
  },
  {
    what: 'one’s own mails',
    acts: [['account/save-mail-choices', { signature: 'Asha', hears_of_leads: 'morning' }, 'account.mails-chosen']],
  },
  {
    what: 'a person who asks to be erased',
    begin: aLead,
    acts: [
      ['privacy/find', { who: 'ada@example.com' }, 'privacy.searched'],
      ['privacy/erase', { who: 'ada@example.com', sure: 'ada@example.com' }, 'privacy.erased'],
    ],
  },
  {
    what: 'a record that is refused',
    acts: [
      [
        'tariffs/orders/upload',
        { text: JSON.stringify({ ...aTariff('IN-TS.domestic.lt1'), remarks: 'Read again.' }) },
        'tariff.uploaded',
      ],
      ['tariffs/orders/:tariff_orders/refuse', {}, 'tariff.refused'],
    ],
  },
  {
    what: 'the order of a register',
    begin: async ({ db, now }) => {
      await seedRegisters(db, {}, now())
      const shown = await listEntries(db, now(), 'offices')
      return { place: String(shown.findIndex(({ id }) => id === 'offices-1')) }
    },
    acts: [['company/offices/order', ({ place }) => ({ move: `offices-1 down ${place}` }), 'register.ordered']],
  },
]

test.for(SPELLS.map((spell) => [spell.what, spell] as const))(
  'each act leaves its line in the activity log and no other, also when its form comes twice: %s',
  async ([, { begin, acts }], { services, admin }) => {
    const ids = (await begin?.(services)) ?? {}

    for (const [act, form, ...logged] of acts) {
      Object.assign(ids, await newestIds(services))
      const address = act.replace(/:(\w+)/g, (_, name: string) => ids[name]!)
      const before = await actionsLogged(services)
      services.travel(1_000)
      const typed = { ...(typeof form === 'function' ? form(ids) : form), [FORM_ID]: randomUUID() }
      const pressIt = () => press(services, admin, `/desk/${address}`, isMultipart(act) ? withFiles(typed) : typed)
      const answer = await pressIt()
      const mails = await mailsBegun(services)
      expect((await actionsLogged(services)).slice(before.length), JSON.stringify({ act, answer })).toEqual(logged)

      // Its answer was lost on the way.
      services.travel(1_000)
      if (IS_DONE_EACH_TIME.has(act)) continue
      const second = await pressIt().catch((thrown: unknown) => thrown)
      const again = JSON.stringify({ act, answer, second })
      expect((await actionsLogged(services)).slice(before.length), again).toEqual(logged)
      expect(await mailsBegun(services), again).toEqual(mails)
    }
  },
)

/** Each with when it began: one that is sent again begins anew. */
async function mailsBegun({ db }: TestServices) {
  return db.selectFrom('outbox').select(['id', 'kind', 'created_at']).orderBy('id').execute()
}

function isMultipart(act: string): boolean {
  return act.endsWith('/send-reply')
}

function aReply(): Form {
  return { reply: randomUUID(), subject: 'Your meter', reply_text: 'We come on Monday.' }
}

const MADE: (keyof Tables)[] = ['lead_messages', 'outbox', 'lead_views', 'visit_slots', 'tariff_orders']

/** What the acts before this one made, by its table. */
async function newestIds({ db }: TestServices): Promise<Ids> {
  const ids: Ids = {}
  for (const table of MADE) {
    const row = await db
      .selectFrom(table as 'lead_messages')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    if (row) ids[table] = row.id
  }
  return ids
}

/** Acts that no spell has, below the page that they are of, by the test that does them. */
const ELSEWHERE: Record<string, string[]> = {
  'desk/leads/lead/handle-leads.test.ts': ['leads: assign-to-me assign answer close unassign undo'],
  'desk/leads/lead/deliveries.test.ts': ['leads: release'],
  'desk/leads/leads.test.ts': ['leads/:id: erase'],
  'desk/leads/hiring.test.ts': ['leads/stage-letters: send take-back'],
  'desk/leads/person/person.test.ts': ['leads/of-person/:lead: answer undo'],
  'desk/leads/unmatched.test.ts': ['leads/unmatched: belongs-to make-enquiry not-for-us bring-back'],
  'leads/visits/interviews.test.ts': ['leads/:id: free-visit'],
  'leads/visits/visits.test.ts': ['visits: add cancel move'],
  'desk/company/keep-entries.test.ts': [
    'company/:register: confirm hide bring-back',
    'company/:register/:entry: publish save schedule confirm hide trash',
    'company/:register/:entry/history/:number: restore restore-draft',
  ],
  'desk/company/translations/translation-of-entry.test.ts': [
    'company/:register/:entry/in/:language: publish save',
    'company/:register/:entry/in/:language/history/:number: restore restore-draft',
  ],
  // They change nothing that is kept.
  'desk/company/company.test.ts': [
    'company/:register/:entry: arrange',
    'company/:register/:entry/in/:language: arrange',
  ],
  'desk/tariffs/surcharges/surcharges.test.ts': ['tariffs/surcharges: enter remove'],
  'desk/tariffs/orders/orders.test.ts': ['tariffs/orders/:id: approve take-back'],
  'desk/staff/account.test.ts': ['account: end-own-sessions make-recovery-codes'],
  'desk/access/confirm-password.test.ts': ['account: change-password'],
  'desk/subscribers/subscriber-list.test.ts': ['subscribers: suppress'],
  'desk/frame/added-once.test.ts': ['subscribers/import: take-over', 'letters: begin', 'posts: begin'],
  'desk/letters/automatic/automatic.test.ts': ['letters/automatic: switch'],
  'desk/letters/letters.test.ts': ['letters/:id: ask send use-audience make-text preview'],
  'editions/send-editions.test.ts': ['letters/:id: pause resume cancel'],
  'editions/archive.test.ts': ['letters/:id: make-private make-public'],
  'desk/posts/write-post.test.ts': [
    'posts/:id: save save-and-preview keep-revision',
    'posts/:id/revisions/:number: restore',
  ],
  'desk/posts/publish-post.test.ts': ['posts/:id: publish schedule unpublish delete'],
  'desk/posts/translations/translation-drafts.test.ts': ['posts/:id/in/:language: save publish unpublish restore'],
  'desk/posts/pictures/upload-picture.test.ts': ['pictures: add remove'],
  'desk/posts/pictures/replace-picture.test.ts': ['pictures/:hash: replace put-back'],
}

test('each act of the desk is thought of: in a spell, or by a test that is named', async () => {
  const { default: routes } = await import('#routes.ts')
  const desk = routes.find(({ path }) => path === 'desk')
  const acts = desk!.children!.flatMap(({ children = [] }) => children.map(({ id }) => id!))
  const inSpells = SPELLS.flatMap((spell) => spell.acts).map(([act]) => {
    const { pathname } = new URL(`/desk/${act.replace(/:\w+/g, 'x')}`, 'https://coral.example')
    return (matchRoutes(routes as never, pathname)!.at(-1)!.route as { id: string }).id
  })
  const named = Object.values(ELSEWHERE)
    .flat()
    .flatMap((line) => {
      const [page = '', names = ''] = line.split(/: (?=[^:]+$)/)
      return names.split(' ').map((act) => `desk/${page}/${act}`)
    })

  expect([...new Set([...inSpells, ...named])].toSorted()).toEqual(acts.toSorted())
  const files = Object.keys(ELSEWHERE).filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))
  expect(files).toEqual([])
})
