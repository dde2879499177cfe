// Translated on 27 November 2026, from revision 4fac10bd.
import type { Translated } from '#platform/text/translated.ts'
import { applicationKindCopy as english } from './kind-words.en.ts'

export const applicationKindCopy: Translated<typeof english> = {
  name: 'దరఖాస్తు',
  ownName: 'మీ దరఖాస్తు',
  opening: 'ఉద్యోగం',
  noOpening: 'ఏదీ చెప్పలేదు',
  jobs: english.jobs,
}
