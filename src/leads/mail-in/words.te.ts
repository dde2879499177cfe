// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { mailInCopy as english } from './words.en.ts'

/** Staff alone read these. */
export const mailInCopy: Translated<typeof english> = english
