// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { subscriptionKindCopy as english } from './kind-words.en.ts'

export const subscriptionKindCopy: Translated<typeof english> = { name: 'న్యూస్‌లెటర్', jobs: english.jobs }
