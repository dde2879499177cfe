import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#platform/services.ts'
import { sharedSecret } from '#platform/shared-secret.ts'
import { addressHere } from '#platform/text/language.ts'
import { ownPageCopy } from './words.en.ts'

/**
 * What a link opens. `whole`: it came by mail, so whoever has it reads the sender's mail. `adding`: it was shown to the
 * browser that sent the form, whoever's address was typed into it; it shows nothing that was said, and lasts a day.
 */
export type Scope = 'whole' | 'adding'

export interface OwnPageHandle {
  leadId: string
  scope: Scope
}

type Needed = Pick<Services, 'db' | 'env' | 'now'>

const DAY_MS = 86_400_000
const DAYS_OPEN = { whole: 90, adding: 1 } as const satisfies Record<Scope, number>
const TOKEN = /^(w|a)([0-9a-f]{32})([0-9a-z]{4})([\w-]{22})$/

/**
 * A link to the page of one lead, for its sender: signed, stored nowhere, no address in it. Its days begin now, or when it
 * is told. Erasing the lead ends it too.
 */
export async function ownPageLink(
  leadId: string,
  scope: Scope,
  services: Needed,
  from = services.now(),
): Promise<string> {
  const lastDay = (dayNumber(from) + DAYS_OPEN[scope]).toString(36).padStart(4, '0')
  const name = `${scope === 'whole' ? 'w' : 'a'}${leadId.replaceAll('-', '')}${lastDay}`
  return services.env.SITE_URL + addressHere(`${ownPageCopy.path}/${name}${await signature(name, services)}`)
}

/** Whose page a token opens; undefined where we did not make it, or its days are over. */
export async function readOwnPageToken(token: string, services: Needed): Promise<OwnPageHandle | undefined> {
  const [, sign, id = '', day = '', given = ''] = TOKEN.exec(token) ?? []
  if (!sign) return undefined

  const right = Buffer.from(await signature(sign + id + day, services))
  if (!timingSafeEqual(right, Buffer.from(given))) return undefined
  if (Number.parseInt(day, 36) < dayNumber(services.now())) return undefined
  return {
    leadId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    scope: sign === 'w' ? 'whole' : 'adding',
  }
}

function dayNumber(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS)
}

async function signature(name: string, services: Needed): Promise<string> {
  const secret = await sharedSecret('pages of leads', services)
  return createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22)
}
