// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './brand-words.en.ts'

export const brandCopy: Translated<typeof english.brandCopy> = { home: 'होम' }
