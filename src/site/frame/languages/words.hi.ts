// Translated on 27 November 2026, from revision 13afebcb.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const languagesCopy: Translated<typeof english.languagesCopy> = {
  label: 'भाषा',
  about: 'अनुवाद के बारे में',
  formIn: 'यह फॉर्म इस भाषा में भरें',
  fileAgain: 'फाइल वहां फिर से चुननी होगी।',
}
