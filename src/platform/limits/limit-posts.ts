import type { RouterContextProvider } from 'react-router'
import { clientAddressContext, servicesContext } from '#platform/request-contexts.ts'
import { countHit, type Limit } from './count-hits.ts'
import { limitsOf } from './limits-of.ts'
import { tooManyMessage } from './too-many-message.ts'

export interface TooManyPosts {
  message: string
  /** For the page's answer. */
  init: { status: 429; headers: { 'Retry-After': string } }
}

/**
 * The API's limits for a form that a page receives without script, counted
 * together with the API's own. An action begins with it:
 *
 *     const tooMany = await limitPosts('contact', context)
 *     if (tooMany) return data({ draft: form.draft, message: tooMany.message }, tooMany.init)
 */
export async function limitPosts(
  form: string,
  context: Readonly<RouterContextProvider>,
  limits?: Limit[],
): Promise<TooManyPosts | undefined> {
  const services = context.get(servicesContext)
  const name = `${form} ${context.get(clientAddressContext)}`
  const waitMs = await countHit(name, limits ?? limitsOf(services.env).writes, services)
  if (waitMs === 0) return undefined

  const seconds = Math.ceil(waitMs / 1_000)
  return { message: tooManyMessage(seconds), init: { status: 429, headers: { 'Retry-After': String(seconds) } } }
}
