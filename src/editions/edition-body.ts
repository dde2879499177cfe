import { FIRST_LANGUAGE, isLanguage, type Language } from '#platform/text/language.ts'
import { type Audience, EVERYBODY, readAudience } from './audience.ts'

/** All that staff write of an edition. Empty is not written yet. */
export interface EditionBody {
  subject: string
  /** What an inbox shows beside the subject. */
  preheader: string
  /** HTML of the editor, made safe: see edition-content.ts. */
  content: string
  /** The part without markup, where somebody wrote it by hand; empty: made of the content. */
  text: string
  audience: Audience
  /** In which language it is written, where that is not English. */
  writtenIn?: Language
  /** Kept out of the public archive. */
  isPrivate?: boolean
  /** Its links lead straight to where they lead, and nobody counts their taps. */
  isUncounted?: boolean
}

export const LONGEST_SUBJECT = 150
export const LONGEST_PREHEADER = 200
/** Gmail cuts a mail off after 102 KB of HTML; what stands around the content takes some of it. */
export const LONGEST_CONTENT = 80_000

export const EMPTY_BODY: EditionBody = { subject: '', preheader: '', content: '', text: '', audience: EVERYBODY }

export function bodyOf({ body }: { body: string }): EditionBody {
  const read = JSON.parse(body) as EditionBody
  return { ...read, audience: readAudience(read.audience) }
}

export function languageOf({ writtenIn }: Pick<EditionBody, 'writtenIn'>): Language {
  return isLanguage(writtenIn) ? writtenIn : FIRST_LANGUAGE
}
