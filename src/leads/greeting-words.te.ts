// Translated on 26 November 2026, from revision 526e9c4f.
import type * as english from './greeting-words.en.ts'

export const greeting: typeof english.greeting = (name) => (name ? `${name} గారికి,` : 'నమస్తే,')
