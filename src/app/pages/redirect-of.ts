import { companyFacts } from '#company/facts.ts'
import { plainPath } from '#company/registers/redirects.en.ts'
import type { Tallies } from '#platform/operation/tallies.ts'

/**
 * Where staff have sent an address on at which there is nothing, counted; undefined where they have not. On this site the
 * visitor's query goes along.
 */
export function redirectOf({ pathname, search }: URL, tallies: Tallies): string | undefined {
  const asked = plainPath(pathname)
  const redirect = companyFacts().redirects.find(({ from }) => plainPath(from) === asked)
  if (!redirect) return undefined

  tallies.add('redirect', redirect.from)
  return redirect.to.startsWith('/') && !/[?#]/.test(redirect.to) ? redirect.to + search : redirect.to
}
