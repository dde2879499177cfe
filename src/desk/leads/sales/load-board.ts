import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LeadKind, LeadStage, Tables } from '#database/tables.ts'
import { kindsSeenBy } from '#desk/access/kinds-seen.ts'
import { maskPhone, maskText } from '#desk/access/mask-contacts.ts'
import { may } from '#desk/access/roles.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { deskAge } from '#desk/frame/desk-time.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { IS_OPEN } from '#desk/leads/inbox/select-leads.ts'
import { summarise } from '#desk/leads/inbox/summarise.ts'
import { unindexed } from '#desk/leads/inbox/unindexed.ts'
import { KIND_NAMES, LEAD_KINDS } from '#leads/kinds.ts'
import { isOver, SALE } from '#leads/stages.ts'
import type { Services } from '#platform/services.ts'

const DAYS_SHOWN_MS = 30 * 86_400_000
const MOST_CARDS = 30
const COUNTED = 1_000

export type Column = 'new' | 'in-hand' | LeadStage

const COLUMNS: readonly Column[] = ['new', 'in-hand', ...SALE]

/** The kinds of lead that are sold to, of those that a role sees. */
export function saleKinds({ role }: Pick<Staff, 'role'>): LeadKind[] {
  const seen = kindsSeenBy(role)
  return KIND_NAMES.filter((kind) => seen.includes(kind) && LEAD_KINDS[kind].stages === SALE)
}

/** Each column with its newest cards, how many it holds (up to a thousand), and what these are worth in rupees. */
export async function loadBoard(staff: Staff, services: Pick<Services, 'db' | 'now'>) {
  await catchUp(services)
  const kinds = saleKinds(staff)
  if (kinds.length === 0) return []
  return Promise.all(
    COLUMNS.map((column) => loadColumn(column, kinds, { ...services, mayCall: may(staff.role, 'contacts.read') })),
  )
}

export type BoardColumn = Awaited<ReturnType<typeof loadColumn>>
export type Card = BoardColumn['cards'][number]

interface Within extends Pick<Services, 'db' | 'now'> {
  /** Else numbers are masked. */
  mayCall: boolean
}

async function loadColumn(column: Column, kinds: LeadKind[], { db, now, mayCall }: Within) {
  const inColumn = () => narrow(db, column, kinds, now())
  const isStage = column !== 'new' && column !== 'in-hand'
  const newestFirst = isStage ? 'handling.updated_at' : 'handling.received_at'
  const [cards, held] = await Promise.all([
    inColumn()
      .leftJoin('staff', 'staff.id', 'handling.owner_id')
      .leftJoin('lead_follow_ups as follow_up', (join) =>
        join.onRef('follow_up.lead_id', '=', 'handling.lead_id').on('follow_up.ended_at', 'is', null),
      )
      .select([
        'leads.id',
        'leads.kind',
        'leads.full_name',
        'leads.reference',
        'leads.phone_number',
        'leads.details',
        'leads.received_at',
        'handling.updated_at',
      ])
      .select(['handling.worth_rupees as worth', 'staff.name as owner', 'follow_up.due_at as followUp'])
      .orderBy(newestFirst, 'desc')
      .orderBy('handling.lead_id', 'desc')
      .limit(MOST_CARDS)
      .execute(),
    db
      .selectFrom(
        inColumn()
          .select('handling.worth_rupees')
          // Without an order PostgreSQL looks through all leads for so many of a stage; of the others it would sort all.
          .$if(isStage, (query) => query.orderBy(newestFirst, 'desc'))
          .limit(COUNTED + 1)
          .as('some'),
      )
      .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('worth_rupees').as('worth')])
      .executeTakeFirstOrThrow(),
  ])

  const count = Number(held.count)
  return {
    column,
    cards: cards.map(({ updated_at, phone_number, details, received_at, ...card }) => ({
      ...card,
      age: deskAge(received_at, now()),
      excerpt: excerptOf({ kind: card.kind, details }, mayCall),
      phone: phone_number && (mayCall ? phone_number : maskPhone(phone_number)),
      mayCall,
      kindName: LEAD_KINDS[card.kind].name,
      seen: updated_at ?? '',
      isMissed: card.followUp !== null && card.followUp < now().toISOString(),
    })),
    count: Math.min(count, COUNTED),
    isMore: count > COUNTED,
    worth: Number(held.worth ?? 0),
  }
}

/** How it begins; with the emails and phones in it masked for whoever may not call. */
function excerptOf(lead: Parameters<typeof summarise>[0], mayCall: boolean): string {
  const excerpt = summarise(lead)
  return mayCall ? excerpt : maskText(excerpt)
}

type Handled = SelectQueryBuilder<Tables & { handling: Tables['lead_handling'] }, 'handling' | 'leads', object>

function narrow(db: Database, column: Column, kinds: LeadKind[], now: Date) {
  const handled = db
    .selectFrom('lead_handling as handling')
    .innerJoin('leads', 'leads.id', 'handling.lead_id')
    .where(unindexed<LeadKind>(db, 'handling.kind'), 'in', kinds)
    .where('leads.quarantine_reason', 'is', null) as unknown as Handled

  // Booked a visit by themselves, one stands there alone.
  if (column === 'new')
    return handled
      .where(IS_OPEN)
      .where(unindexed(db, 'handling.status'), '=', 'new')
      .where(unindexed(db, 'handling.stage'), 'is', null)
  // Answered without a stage is still to be sold to; what was closed so is over.
  if (column === 'in-hand')
    return handled.where('handling.stage', 'is', null).where('handling.status', 'in', ['in-hand', 'answered'])
  const since = new Date(now.getTime() - DAYS_SHOWN_MS).toISOString()
  return handled
    .where('handling.stage', '=', column)
    .$if(isOver(column), (query) => query.where('handling.updated_at', '>', since))
}
