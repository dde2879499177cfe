import { currentLanguage } from '#platform/text/language.ts'
import { InlineStyle } from '#ui/inline-script.tsx'
import indic from './indic.css?inline'

/** How the letters of this page's language are set, where they are not Latin ones. */
export function LanguageType() {
  const language = currentLanguage()
  return language === 'hi' || language === 'te' ? <InlineStyle text={indic} /> : null
}
