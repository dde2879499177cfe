// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { auditKindCopy as english } from './kind-words.en.ts'

export const auditKindCopy: Translated<typeof english> = {
  name: 'హోమ్ ఆడిట్',
  ownName: 'మీ హోమ్ ఆడిట్',
  jobs: english.jobs,
}
