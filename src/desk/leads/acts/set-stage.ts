import * as z from 'zod/mini'
import { companyFacts } from '#company/facts.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { STAGES } from '#desk/leads/inbox/lead-filter.ts'
import { setStage } from '#desk/leads/lead/set-stage.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'
import { findStageLetter } from '#desk/leads/reply/fill-template.ts'
import { LOST_REASONS } from '#leads/stages.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'
import { leadAct } from './lead-act.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const MOST_RUPEES = 1_000_000_000
const text = z._default(z.string(), '')
const schema = z.object({
  stage: z.string(),
  worth: text,
  product: text,
  lostBecause: text,
  seen: z.optional(z.string()),
})

export const action = leadAct(handle, schema, async (lead, asked, { staff, services }) => {
  const { id } = lead
  const stage = STAGES.find((each) => each === asked.stage)
  if (!stage) return { trouble: copy.refused.stage }
  const worth = readRupees(asked.worth)
  if (worth === undefined) return { errors: { worth: copy.refused.worth } }
  const lostBecause = LOST_REASONS.find((each) => each === asked.lostBecause) ?? null
  if (stage === 'lost' && !lostBecause) return { errors: { lostBecause: copy.refused.lostBecause } }
  const product = Object.keys(companyFacts().products).find((key) => key === asked.product) ?? null

  const outcome = { stage, worth, product, lostBecause, seen: asked.seen }
  const { changed, changedBy } = await setStage(id, outcome, staff, services)
  if (changedBy) return { trouble: copy.changedBy(changedBy), status: 409 }
  if (changed === 0) return { trouble: copy.refused.stage }

  // The page fills it in; nobody gets it before somebody presses Send.
  const letter = await findStageLetter(lead, stage, staff, services)
  return { done: letter ? copy.done.stageWithLetter : copy.done.stage, undo: [id], ...(letter && { offered: letter }) }
})

/** `1,20,000` and `₹ 500` are whole rupees; nothing is null; anything else undefined. */
function readRupees(typed: string): number | null | undefined {
  const bare = latinDigits(typed).replace(/[₹,\s]/g, '')
  if (bare === '') return null
  return /^\d{1,10}$/.test(bare) && Number(bare) <= MOST_RUPEES ? Number(bare) : undefined
}
