import { z } from 'zod'
import type { Staff } from '#desk/access/staff-context.ts'
import { keepSeals } from '#leads/erasure-seals.ts'
import { formMessages } from '#leads/form/words.en.ts'
import { hashOfAddress, liftSuppression, suppress } from '#leads/suppressions.ts'
import { type Draft, parseForm } from '#platform/http/forms.ts'
import { emailAddress } from '#platform/mail/email-address.ts'
import { recordAction } from '#platform/operation/activity-log.ts'
import type { Services } from '#platform/services.ts'
import { line } from '#platform/text/text.ts'
import { subscribersCopy } from './words.en.ts'

const { suppress: copy, lift } = subscribersCopy

const address = emailAddress({ ...formMessages, required: copy.addressWrong })
const suppressSchema = z.object({ address, reason: line({ ...formMessages, required: copy.reasonWrong }, 300) })
const liftSchema = z.object({ address })

type Typed = Draft<typeof suppressSchema>

export type SuppressionAnswer =
  | { ok: true; message: string }
  | { ok: false; message?: string; draft: Typed; errors: Typed }

/** Staff see to it that an address is written to no more. The log knows the seal, not the address. */
export async function suppressAddress(
  form: FormData,
  staff: Staff,
  services: Pick<Services, 'db' | 'now' | 'env' | 'log'>,
): Promise<SuppressionAnswer> {
  const parsed = parseForm(suppressSchema, form)
  if (!parsed.ok) return parsed

  const { db, now } = services
  const { address, reason } = parsed.value
  const seals = await db.transaction().execute(async (trx) => {
    await recordAction(trx, { staff, action: 'subscriber.suppressed', subject: hashOfAddress(address), at: now() })
    return suppress(trx, { address, reason, by: staff.name, at: now() })
  })
  await keepSeals(seals, services)
  return { ok: true, message: copy.done(address) }
}

export async function liftFrom(
  form: FormData,
  staff: Staff,
  services: Pick<Services, 'db' | 'now' | 'env' | 'log'>,
): Promise<SuppressionAnswer> {
  const parsed = parseForm(liftSchema, form)
  if (!parsed.ok) return parsed

  const { db, now } = services
  const { address } = parsed.value
  const seals = await db.transaction().execute(async (trx) => {
    const seals = await liftSuppression(trx, address, now())
    if (seals.length > 0)
      await recordAction(trx, {
        staff,
        action: 'subscriber.suppression-lifted',
        subject: hashOfAddress(address),
        at: now(),
      })
    return seals
  })
  await keepSeals(seals, services)

  return seals.length > 0
    ? { ok: true, message: lift.done(address) }
    : { ok: false, message: lift.unknown(address), draft: parsed.draft, errors: {} }
}
