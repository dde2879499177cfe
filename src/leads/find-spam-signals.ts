import type { LeadContext } from './lead-context.ts'
import { SUSPICIOUS_SCORE, scoreContent } from './score-content.ts'

// Nobody reads and fills a form of ours in less; a browser that fills it by itself still has to be told to.
const FASTEST_MS = 2_000

/** Why staff should look at a lead before it is answered, or null. Hints, not proof: nothing is ever discarded. */
export function findSpamSignals(lead: { full_name: string; details: object }, context: LeadContext): string | null {
  const { score, reasons } = scoreContent(lead.full_name, textsIn(lead.details))
  const signals = [
    context.nickname && 'hidden field filled',
    context.elapsed_ms !== undefined && context.elapsed_ms < FASTEST_MS && 'filled in under two seconds',
    score >= SUSPICIOUS_SCORE && reasons.join(', '),
  ].filter(Boolean)

  return signals.length > 0 ? signals.join('; ') : null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
