import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import type { Stage } from '#leads/stages.ts'
import { leadDeskCopy } from './words.en.ts'

/** What a stage is called. To a sale that has none yet, only its status belongs. */
export function nameOfStage(stage: Stage, isApplication: boolean): string {
  return stage === 'received' && !isApplication ? leadDeskCopy.status.noStage : leadsDeskCopy.stages[stage]
}
