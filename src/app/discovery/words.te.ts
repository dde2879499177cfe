// Translated on 27 November 2026, from revision 6c9a261a.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const llmsCopy: Translated<typeof english.llmsCopy> = { pages: 'పేజీలు', feeds: 'ఫీడ్‌లు' }
