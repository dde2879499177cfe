import { companyFacts } from '#company/facts.ts'
import type { Env } from '#platform/env.ts'
import { contentSecurityPolicy, type InlineHashes } from '#platform/http/security-headers.ts'

/** What a page of the site may load: with the client films, which it shows in frames once a visitor presses play. */
export function policyOfPage(env: Env, hashes: InlineHashes, path: string): string {
  const framed = companyFacts().films.flatMap(({ address }) => address ?? [])
  return contentSecurityPolicy(env, hashes, { path, framed })
}
