import { data } from 'react-router'

/** The edition that an address of the desk names; 404 where it can be none. */
export function editionId(text: string): string {
  if (!/^[0-9a-f-]{36}$/.test(text)) throw data(null, 404)
  return text
}
