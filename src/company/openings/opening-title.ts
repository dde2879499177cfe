import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { openings } from './first-openings.en.ts'

/** What an opening was called when somebody applied for it: in the language of now, where it is still called so. */
export function openingTitle(id: string | null | undefined, title: string): string {
  const own = openings.find((each) => each.id === id)
  return own && inLanguage(FIRST_LANGUAGE, () => own.title) === title ? own.title : title
}
