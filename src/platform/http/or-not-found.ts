import { data } from 'react-router'

/** What was found; a page answers 404 where nothing was. */
export function orNotFound<Found>(found: Found): NonNullable<Found> {
  if (!found) throw data(null, 404)
  return found
}
