// Translated on 26 November 2026, from revision e5aa6666.
import type { Translated } from '#platform/text/translated.ts'
import { enquiryKindCopy as english } from './kind-words.en.ts'

export const enquiryKindCopy: Translated<typeof english> = {
  ...english,
  ownName: 'आपका संदेश',
  conversation: 'साइट पर मेरी बातचीत:',
}
