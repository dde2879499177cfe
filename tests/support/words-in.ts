import type * as launcher from '#assistant/launcher/words.en.ts'
import type * as assistant from '#assistant/words.en.ts'
import type * as kvah from '#calculator/kvah/words.en.ts'
import type * as calculator from '#calculator/words.en.ts'
import type * as pool from '#leads/application/pool-words.en.ts'
import type * as application from '#leads/application/words.en.ts'
import type * as consents from '#leads/consents/words.en.ts'
import type * as correction from '#leads/correction/words.en.ts'
import type * as dataRequest from '#leads/data-request/words.en.ts'
import type * as enquiryKind from '#leads/enquiry/kind-words.en.ts'
import type * as enquiry from '#leads/enquiry/words.en.ts'
import type * as humanCheck from '#leads/form/human-check/words.en.ts'
import type * as forms from '#leads/form/words.en.ts'
import type * as audit from '#leads/home-audit/words.en.ts'
import type * as ownPage from '#leads/own-page/words.en.ts'
import type * as newsletterFooter from '#leads/subscription/footer-words.en.ts'
import type * as newsletterForm from '#leads/subscription/form-words.en.ts'
import type * as newsletterMails from '#leads/subscription/mail-words.en.ts'
import type * as newsletter from '#leads/subscription/words.en.ts'
import type * as interviews from '#leads/visits/interview-words.en.ts'
import type * as visits from '#leads/visits/words.en.ts'
import type { ReadLanguage } from '#platform/text/language.ts'
import type * as blog from '#site/blog/words.en.ts'
import type * as careers from '#site/careers/words.en.ts'
import type * as shop from '#site/shop/words.en.ts'
import type * as ui from '#ui/words.en.ts'

/** The languages that visitors have, each with its letters and its digits. */
export const VISITORS_LANGUAGES = {
  en: { letters: /\p{Script=Latin}/u, nought: 0x30 },
  hi: { letters: /\p{Script=Devanagari}/u, nought: 0x966 },
  te: { letters: /\p{Script=Telugu}/u, nought: 0xc66 },
} as const satisfies Record<ReadLanguage, { letters: RegExp; nought: number }>

export type VisitorsLanguage = keyof typeof VISITORS_LANGUAGES

export type Words = Awaited<ReturnType<typeof wordsIn>>

/** What a page and its mails say in a language. */
export async function wordsIn(language: VisitorsLanguage) {
  return {
    ...(await read<typeof launcher>('#assistant/launcher/words')),
    ...(await read<typeof assistant>('#assistant/words')),
    ...(await read<typeof calculator>('#calculator/words')),
    ...(await read<typeof kvah>('#calculator/kvah/words')),
    ...(await read<typeof application>('#leads/application/words')),
    ...(await read<typeof enquiry>('#leads/enquiry/words')),
    ...(await read<typeof enquiryKind>('#leads/enquiry/kind-words')),
    ...(await read<typeof audit>('#leads/home-audit/words')),
    ...(await read<typeof correction>('#leads/correction/words')),
    ...(await read<typeof dataRequest>('#leads/data-request/words')),
    ...(await read<typeof consents>('#leads/consents/words')),
    ...(await read<typeof blog>('#site/blog/words')),
    ...(await read<typeof ownPage>('#leads/own-page/words')),
    ...(await read<typeof forms>('#leads/form/words')),
    ...(await read<typeof newsletterForm>('#leads/subscription/form-words')),
    ...(await read<typeof newsletter>('#leads/subscription/words')),
    ...(await read<typeof newsletterMails>('#leads/subscription/mail-words')),
    ...(await read<typeof newsletterFooter>('#leads/subscription/footer-words')),
    ...(await read<typeof humanCheck>('#leads/form/human-check/words')),
    ...(await read<typeof visits>('#leads/visits/words')),
    ...(await read<typeof interviews>('#leads/visits/interview-words')),
    ...(await read<typeof pool>('#leads/application/pool-words')),
    ...(await read<typeof careers>('#site/careers/words')),
    ...(await read<typeof shop>('#site/shop/words')),
    ...(await read<typeof ui>('#ui/words')),
  }

  // What nobody translated is said in English.
  async function read<File>(file: string): Promise<File> {
    const english = (await import(`${file}.en.ts`)) as File
    return { ...english, ...((await import(`${file}.${language}.ts`)) as File) }
  }
}

/** A number as somebody types it whose keyboard has the digits of the language. */
export function typedIn(language: VisitorsLanguage, latin: string): string {
  const { nought } = VISITORS_LANGUAGES[language]
  return latin.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)))
}

/** A page or a call in a language, by its English address. */
export function pathIn(language: VisitorsLanguage, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
}
