import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Staff } from '#desk/access/staff-context.ts'
import { FORM_ID } from './form-id.ts'

/**
 * What a form adds is called this. A form that comes again, since its answer was lost or its button pressed twice, says the
 * same name, and what stands there by that name is not added again. One that was drawn anew, or says anything else, has another.
 */
export async function addedId(form: FormData, { url, staff }: { url: URL; staff: Pick<Staff, 'id'> }): Promise<string> {
  if (!form.get(FORM_ID)) return randomUUIDv7()

  const hash = createHash('sha256').update(JSON.stringify([staff.id, url.pathname]))
  for (const [name, value] of form) {
    hash.update(JSON.stringify(typeof value === 'string' ? [name, value] : [name, value.name, value.size]))
    if (typeof value !== 'string') hash.update(await value.bytes())
  }
  return uuidOf(hash.digest('hex'))
}

/** Version 8: made in a way of our own (RFC 9562, section 5.8). */
function uuidOf(hex: string): string {
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}
