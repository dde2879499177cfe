import type { Stage } from '#leads/stages.ts'

/** Leads that came to a stage which has a letter. */
export interface OfferedLetters {
  stage: Stage
  /** Ids. */
  leads: string[]
}

/** The page on which the letters are seen before they go. */
export function stageLettersAddress({ stage, leads }: OfferedLetters): string {
  return `/desk/leads/stage-letters?${new URLSearchParams([['stage', stage], ...leads.map((id) => ['lead', id])])}`
}
