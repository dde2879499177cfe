import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'
import { addressHere } from '#platform/text/language.ts'
import { consentsCopy } from './words.en.ts'

/** By what a link knows whose it is: one of the leads, or the subscription, that the mail was about. */
export interface ConsentHandle {
  kind: 'lead' | 'subscriber'
  id: string
}

type Needed = Pick<Services, 'db' | 'env'>

const TOKEN = /^(l|s)([0-9a-f]{32})([\w-]{22})$/

/** A signed link to a person's own page: no account, nothing stored, and no address in it. It ends when what it names is erased. */
export async function consentLink(handle: ConsentHandle, services: Needed): Promise<string> {
  const name = `${handle.kind === 'lead' ? 'l' : 's'}${handle.id.replaceAll('-', '')}`
  return services.env.SITE_URL + addressHere(`${consentsCopy.path}?token=${name}${await signature(name, services)}`)
}

/** Whose link it is; undefined where we did not make it. */
export async function readConsentToken(token: string, services: Needed): Promise<ConsentHandle | undefined> {
  const [, kind, id = '', given = ''] = TOKEN.exec(token) ?? []
  if (!kind) return undefined

  const right = Buffer.from(await signature(kind + id, services))
  if (!timingSafeEqual(right, Buffer.from(given))) return undefined
  return {
    kind: kind === 'l' ? 'lead' : 'subscriber',
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  }
}

async function signature(name: string, services: Needed): Promise<string> {
  const secret = await sharedSecret('links to consents', services)
  return createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22)
}
