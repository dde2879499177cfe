import type { Database } from '#database/database.ts'
import type { LeadKind } from '#database/tables.ts'
import { deleteLeads, deleteRemains } from '#leads/erase-leads.ts'
import { keepSeals, sealForRestores } from '#leads/erasure-seals.ts'
import type { Services } from '#platform/services.ts'
import { findWithdrawn, withOwnConsent } from './list-consents.ts'
import { takesBack } from './record-consent.ts'

const DAY_MS = 86_400_000

export interface WithdrawnLead {
  id: string
  reference: string
  kind: LeadKind
  withdrawnAt: string
}

/** Leads whose sender took consent back, and which are not erased yet, the oldest first. */
export async function listWithdrawn(db: Database): Promise<WithdrawnLead[]> {
  const rows = await db
    .selectFrom('consents')
    .innerJoin('leads', 'leads.id', 'consents.lead_id')
    .select(({ fn }) => ['leads.id', 'leads.reference', 'leads.kind', fn.min('occurred_at').as('withdrawnAt')])
    .where(takesBack)
    .where('leads.kind', 'in', withOwnConsent())
    .groupBy(['leads.id', 'leads.reference', 'leads.kind'])
    .orderBy('withdrawnAt')
    .execute()
  return rows
}

/** When the sender of this lead took consent back; null where nobody did. */
export async function findWithdrawal(db: Database, leadId: string): Promise<string | null> {
  return (await findWithdrawn(db, [{ id: leadId }])).get(leadId) ?? null
}

/** Until when a lead is erased whose consent was taken back. */
export function eraseBy(withdrawnAt: string, { env }: Pick<Services, 'env'>): Date {
  return new Date(Date.parse(withdrawnAt) + env.PRIVACY_ANSWER_DAYS * DAY_MS)
}

/** Erases what was taken back, a day before the promised time is over. */
export async function forgetWithdrawn(services: Services) {
  const { db, now } = services
  const due = (await listWithdrawn(db)).filter(
    ({ withdrawnAt }) => eraseBy(withdrawnAt, services).getTime() - DAY_MS <= now().getTime(),
  )

  for (const { id } of due) {
    const { remains, seals } = await db.transaction().execute(async (trx) => ({
      seals: await sealForRestores(trx, [{ kind: 'lead', value: id }], services),
      remains: await deleteLeads(trx, [id]),
    }))
    await keepSeals(seals, services)
    await deleteRemains(remains, services)
  }
  if (due.length > 0) services.log.info({ forgotten: due.length }, 'leads erased whose consent was taken back')
}
