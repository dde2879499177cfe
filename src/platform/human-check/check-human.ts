import type { Services } from '#platform/services.ts'
import type { Nonce } from './spend-nonce.ts'
import { verifyAltcha } from './verify-altcha.ts'
import { verifyRecaptcha } from './verify-recaptcha.ts'

/** What a passed check leaves to be spent: see spendNonce. */
export type HumanVerdict = { ok: true; nonce: Nonce } | { ok: false; reason: HumanRefusal }

/**
 * `unavailable`: nobody could tell, which is no fault of the visitor's and no
 * reason to let the sender in. `early`: the same check will pass in a moment.
 */
export type HumanRefusal = 'invalid' | 'expired' | 'early' | 'unavailable'

/** Longer than any token of either kind. */
const MAX_TOKEN_LENGTH = 4_096

/**
 * Checks what a form's human check produced, by the kind that HUMAN_CHECK
 * names. A token that passes is not yet used up: the caller spends its nonce in
 * the transaction that stores what was sent.
 */
export async function checkHuman(token: string, services: Services): Promise<HumanVerdict> {
  if (token.length > MAX_TOKEN_LENGTH) return { ok: false, reason: 'invalid' }

  return services.env.HUMAN_CHECK === 'recaptcha' ? verifyRecaptcha(token, services) : verifyAltcha(token, services)
}
