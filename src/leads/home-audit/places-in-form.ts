import type { AuditStart } from './use-audit-places.ts'
import type { Place } from './use-places.ts'

/** The lists that the server has written into the form with this heading; undefined where it has written none. */
export function placesInForm(heading: string): AuditStart['given'] {
  const form = document.querySelector(`form[aria-labelledby="${heading}"]`)
  return form ? { countries: placesIn(form, 'country'), states: placesIn(form, 'state') } : undefined
}

function placesIn(form: Element, name: 'country' | 'state'): Place[] {
  const options = form.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option:not([value=""])`)
  return [...options].map(({ value, textContent }) => ({ id: value, name: textContent }))
}
