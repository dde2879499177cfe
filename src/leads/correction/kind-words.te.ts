// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { correctionKindCopy as english } from './kind-words.en.ts'

export const correctionKindCopy: Translated<typeof english> = {
  name: 'రేటు సవరణ',
  ownName: 'మీరు చెప్పిన రేటు సవరణ',
  tariff: 'రికార్డు',
  photo: 'ఫొటో',
  jobs: english.jobs,
}
