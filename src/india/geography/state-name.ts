import { indianStates } from './indian-states.en.ts'

/** A state of India in the language of now, by its code of ISO 3166-2: `IN-TS`. */
export function stateName(code: string): string | undefined {
  return indianStates.find(({ id }) => id === code)?.name
}
