import { ENGLISH_TAG } from '#platform/text/language.ts'

/**
 * Clean HTML of an article that is not in English: what it stresses in Latin letters alone is what a bill or a plate
 * prints, and a screen reader is told that it is English.
 */
export function markedTerms(html: string): string {
  return html.replace(/<em>([A-Za-z][\w ,.-]*)<\/em>/g, `<em lang="${ENGLISH_TAG}">$1</em>`)
}
