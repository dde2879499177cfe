import { toOneLine } from './clean-text.ts'

/** More than anybody looks for; what is longer is cut here, before anything is done with it. */
export const LONGEST_SEARCH = 200

/** What was typed into a search: one line without what nobody sees, in the length that we look at. */
export function cutSearch(typed: string): string {
  return toOneLine(typed.trim().slice(0, LONGEST_SEARCH))
}
