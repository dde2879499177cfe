import type { RouterContextProvider } from 'react-router'
import { type NotStored, tryToStore } from '#platform/files/try-to-store.ts'
import { clientAddressContext, servicesContext } from '#platform/http/request-contexts.ts'
import { httpCopy } from '#platform/http/words.en.ts'
import { countRequest, type Limit } from './count-requests.ts'
import { limitsOf } from './limits-of.ts'

export interface TooManyPosts {
  message: string
  /** For the page's answer. */
  init: { status: 429; headers: { 'Retry-After': string } }
}

/**
 * The API's limits for a form that a page receives without script, counted
 * together with the API's own. Where nothing can be counted nothing can be
 * stored either, and the form is told so at once. An action begins with it:
 *
 *     const refused = await limitPosts('contact', context)
 *     if (refused) return data({ draft: form.draft, message: refused.message }, refused.init)
 */
export async function limitPosts(
  form: string,
  context: Readonly<RouterContextProvider>,
  limits?: Limit[],
): Promise<TooManyPosts | NotStored | undefined> {
  const services = context.get(servicesContext)
  const name = `${form} ${context.get(clientAddressContext)}`
  const counted = await tryToStore(() => countRequest(name, limits ?? limitsOf(services.env).writes, services), context)
  if (!counted.ok) return counted
  if (counted.result === 0) return undefined

  const seconds = Math.ceil(counted.result / 1_000)
  return { message: tooManyMessage(seconds), init: { status: 429, headers: { 'Retry-After': String(seconds) } } }
}

/** What somebody reads who sent too much in too short a time. */
export function tooManyMessage(seconds: number): string {
  return httpCopy.tooMany(Math.ceil(seconds / 60))
}
