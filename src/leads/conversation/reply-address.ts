import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'

const TOKEN = /^([^@+]+)\+([0-9a-f]{32})([0-9a-f]{16})$/

/**
 * Where an answer about a lead is to be sent: REPLY_ADDRESS with a token after a plus that names the lead, such as
 * reply+0198…@example.com. Signed, so that nobody can write into a lead whose id they guess. Undefined where
 * REPLY_ADDRESS is not set: then answers are matched by what they refer to.
 */
export async function replyAddress(
  leadId: string,
  services: Pick<Services, 'db' | 'env'>,
): Promise<string | undefined> {
  if (!services.env.REPLY_ADDRESS) return undefined
  const [name, host] = services.env.REPLY_ADDRESS.split('@') as [string, string]
  const id = leadId.replaceAll('-', '')
  return `${name}+${id}${await seal(id, services)}@${host}`
}

/** The lead that such an address names; undefined for every other address. */
export async function leadOfReplyAddress(
  address: string,
  services: Pick<Services, 'db' | 'env'>,
): Promise<string | undefined> {
  if (!services.env.REPLY_ADDRESS) return undefined
  // Mail servers on the way may change the case of it.
  const [local = '', host] = address.toLowerCase().split('@')
  const [name, ownHost] = services.env.REPLY_ADDRESS.toLowerCase().split('@')
  const [, base, id, given] = TOKEN.exec(local) ?? []
  if (!id || !given || base !== name || host !== ownHost) return undefined

  const isOurs = timingSafeEqual(Buffer.from(given), Buffer.from(await seal(id, services)))
  return isOurs ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : undefined
}

async function seal(id: string, services: Pick<Services, 'db' | 'env'>): Promise<string> {
  const key = await sharedSecret('reply addresses', services)
  return createHmac('sha256', key).update(id).digest('hex').slice(0, 16)
}
