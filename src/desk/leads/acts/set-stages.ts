import * as z from 'zod/mini'
import { companyFacts } from '#company/facts.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { setStages } from '#desk/leads/lead/set-stage.ts'
import { stageLetterId } from '#desk/leads/reply/fill-template.ts'
import { RECRUITMENT, type Stage } from '#leads/stages.ts'

export { clientAction, default } from '#desk/frame/act-page.ts'

export const handle: DeskHandle = { access: { write: 'leads.write' } }

const { bulk: copy } = leadsDeskCopy
const STAGES: readonly Stage[] = ['received', ...RECRUITMENT]

/** Moves the applications that were picked to a stage. Nobody is written to: the letters are a step of their own. */
export const action = act(
  handle,
  z.object({ stage: z.optional(z.string()) }),
  async (asked, { staff, services, form }) => {
    const stage = STAGES.find((each) => each === asked.stage)
    const ids = form.getAll('lead').map(String)
    if (ids.length === 0) return { trouble: copy.none }
    if (!stage) return { trouble: copy.noStage }

    const moved = await setStages(ids, stage, staff, services)
    if (moved.length === 0) return { trouble: copy.noneStaged }
    const hasLetter = companyFacts().templates.some(({ id }) => id === stageLetterId(stage))
    return { done: copy.staged(moved.length), undo: moved, ...(hasLetter && { letters: { stage, leads: moved } }) }
  },
)
