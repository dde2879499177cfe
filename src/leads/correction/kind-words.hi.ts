// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import { correctionKindCopy as english } from './kind-words.en.ts'

export const correctionKindCopy: Translated<typeof english> = {
  ...english,
  ownName: 'रेट में आपका सुधार',
  tariff: 'टैरिफ',
  photo: 'फोटो',
}
