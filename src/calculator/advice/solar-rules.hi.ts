// Translated on 26 November 2026, from revision 526e9c4f.
/** Names of sources, as they are printed, and numbers: no language. */
export { SOLAR_RULES, SOLAR_YIELD } from './solar-rules.en.ts'
