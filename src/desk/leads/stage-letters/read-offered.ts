import { RECRUITMENT, type Stage } from '#leads/stages.ts'
import type { OfferedLetters } from './stage-letters-address.ts'

const STAGES: readonly Stage[] = ['received', ...RECRUITMENT]

/** What an address asks for; undefined where it names no stage. */
export function readOffered(query: URLSearchParams): OfferedLetters | undefined {
  const stage = STAGES.find((each) => each === query.get('stage'))
  return stage && { stage, leads: query.getAll('lead') }
}
