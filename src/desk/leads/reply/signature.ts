import { companyFacts } from '#company/facts.ts'
import type { Database } from '#database/database.ts'
import type { Staff } from '#desk/access/staff-context.ts'

/** In UTF-16 units. */
export const LONGEST_SIGNATURE = 500

/** What stands below the mails of this person: their own words, else name, company and phone. */
export async function findSignature(db: Database, staff: Pick<Staff, 'id' | 'name' | 'role'>): Promise<string> {
  const row = await db.selectFrom('staff').select('signature').where('id', '=', staff.id).executeTakeFirst()
  return row?.signature ?? defaultSignature(staff)
}

export function defaultSignature({ name, role }: Pick<Staff, 'name' | 'role'>): string {
  const { brand } = companyFacts().company
  return `${name}\n${brand}\n${phoneOf(role)}`
}

/** The number on which visitors reach those who answer. */
export function phoneOf(role: Staff['role']): string {
  const { salesPhone, generalPhone } = companyFacts().company
  return role === 'hr' ? generalPhone : salesPhone
}
