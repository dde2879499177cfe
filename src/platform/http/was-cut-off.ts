import type { Context } from 'hono'
import type { RequestState } from './request-state.ts'

/** What nginx writes in its log where a visitor's connection ended before the answer; nobody receives it. */
export const CUT_OFF = 499

/** True where the visitor's connection ended before the whole request was here: a train in a tunnel, no fault of ours. */
export function wasCutOff(c: Context<RequestState>): boolean {
  const { destroyed = false, complete = true } = c.env?.incoming ?? {}
  return destroyed && !complete
}
