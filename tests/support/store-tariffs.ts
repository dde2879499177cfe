import { randomUUID } from 'node:crypto'
import { aTariff } from '#calculator/tariff-examples.ts'
import { findTariffLibrary } from '#calculator/tariff-library.ts'
import type { Database } from '#database/database.ts'
import { approveOrder, uploadOrder } from '#desk/tariffs/orders/keep-orders.ts'
import { enterSurcharge } from '#desk/tariffs/surcharges/keep-surcharges.ts'
import type { Services } from '#platform/services.ts'

/** A surcharge and an approved order, as staff bring them in. */
export async function storeTariffs(db: Database) {
  const services = { db, now: () => new Date() } as Services
  const [asha, ravi] = [aStaff('Asha Rao'), aStaff('Ravi Teja')]
  const month = { from_month: '2026-11', to_month: '2026-11', source: 'https://kseb.example/notice.pdf' }
  await enterSurcharge(
    { state_code: 'IN-KL', discom: 'KSEB', category: null, part: 'first', kind: 'paisePerUnit', value: 12.5, ...month },
    { staff: asha },
    services,
  )

  const record = { ...aTariff('IN-TS.domestic.lt1'), remarks: 'Read again.' }
  const upload = { text: JSON.stringify(record), fileName: 'order.json', endsEarly: false }
  const stored = await uploadOrder(upload, asha, services)
  if ('faults' in stored) throw new Error(stored.faults[0]?.message)
  await approveOrder(stored.id, ravi, services)
}

/** What the records say, the built-in ones and what was stored: equal where all of them are. */
export async function tariffsOf(db: Database): Promise<string> {
  return (await findTariffLibrary(db)).revision
}

function aStaff(name: string) {
  return { id: randomUUID(), name, email: 'staff@example.com', role: 'admin' as const }
}
