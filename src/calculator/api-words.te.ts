// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { billApiCopy as english } from './api-words.en.ts'

/** Those who write programs read these. */
export const billApiCopy: Translated<typeof english> = english
