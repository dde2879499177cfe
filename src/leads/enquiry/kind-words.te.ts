// Translated on 26 November 2026, from revision e5aa6666.
import type { Translated } from '#platform/text/translated.ts'
import { enquiryKindCopy as english } from './kind-words.en.ts'

export const enquiryKindCopy: Translated<typeof english> = {
  name: 'ఎంక్వైరీ',
  ownName: 'మీ మెసేజ్',
  conversation: 'వెబ్‌సైట్‌లో నా సంభాషణ:',
  jobs: english.jobs,
}
