// Translated on 26 November 2026, from revision 526e9c4f.
/** Read by staff alone. */
export { unknownHolidaysText } from './holiday-words.en.ts'
