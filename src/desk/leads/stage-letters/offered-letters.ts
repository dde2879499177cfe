import { RECRUITMENT, type Stage } from '#leads/stages.ts'

const STAGES: readonly Stage[] = ['received', ...RECRUITMENT]

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

/** What such an address asks for; undefined where it names no stage. */
export function readOffered(query: URLSearchParams): OfferedLetters | undefined {
  const stage = STAGES.find((each) => each === query.get('stage'))
  return stage && { stage, leads: query.getAll('lead') }
}
