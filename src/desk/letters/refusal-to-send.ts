import type { EditionRow } from '#database/tables.ts'
import type { Staff } from '#desk/access/staff-context.ts'
import { bodyOf } from '#editions/edition-body.ts'
import type { Services } from '#platform/services.ts'
import { checkEdition } from './check-edition.ts'
import { lettersCopy } from './words.en.ts'

const { errors: copy } = lettersCopy

interface Wanted {
  row: EditionRow
  form: FormData
  staff: Staff
}

/** Why this person cannot send this edition as it stands, in words; undefined where they can. */
export async function refusalToSend({ row, form, staff }: Wanted, services: Services): Promise<string | undefined> {
  if (services.env.EDITION_APPROVAL === 'two' && row.changed_by === staff.id) return copy.secondPerson
  if (form.get('sure') !== 'yes') return copy.unsure
  const { checks } = await checkEdition(bodyOf(row), services, row)
  const bad = checks.filter(({ verdict }) => verdict === 'bad').map(({ text }) => text)
  return bad.length > 0 ? `${copy.notYet} ${bad.join(' ')}` : undefined
}
