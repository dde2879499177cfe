import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { withoutLanguage } from '#platform/text/language.ts'
import { fillIn } from './a-visitor.ts'
import { aPdf } from './documents.ts'
import { clippedTexts, englishLeft } from './english-left.ts'
import { findViolations } from './find-violations.ts'
import { hydrated } from './hydrated.ts'
import { likeAPerson } from './like-a-person.ts'
import { mailsAbout } from './mailbox.ts'
import { expect, test } from './test.ts'
import { pathIn, typedIn, VISITORS_LANGUAGES, type VisitorsLanguage, type Words, wordsIn } from './words-in.ts'

export const REFERENCE = /^[3-9C-Z]{8}$/

/** What somebody writes, asks and looks for in her language. */
export const SAID = {
  en: {
    name: 'Sheela Devi',
    message: 'My bill went up.',
    question: 'When will I get my refund?',
    search: { typed: 'geyser', found: /geyser/i },
  },
  hi: {
    name: 'शीला देवी',
    message: 'मेरा बिल बढ़ गया।',
    question: 'रिफंड कितने दिन में आता है?',
    search: { typed: 'गीजर', found: /गीजर/ },
  },
  te: {
    name: 'శీలా దేవి',
    message: 'నా బిల్లు పెరిగింది.',
    question: 'రీఫండ్ ఎన్ని రోజుల్లో వస్తుంది?',
    search: { typed: 'గీజర్', found: /గీజర్/ },
  },
} as const

export interface Visitor {
  page: Page
  request: APIRequestContext
  language: VisitorsLanguage
  words: Words
  email: string
}

/** What people come for, each told once, for every language. */
export type Journeys = Record<string, (visitor: Visitor) => Promise<void>>

export function goInEachLanguage(journeys: Journeys) {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')

  for (const [name, journey] of Object.entries(journeys))
    for (const language of Object.keys(VISITORS_LANGUAGES) as VisitorsLanguage[])
      test(`in ${language} ${name}`, async ({ page, request }) => {
        const words = await wordsIn(language)
        await journey({ page, request, language, words, email: `${randomUUID()}@example.com` })
      })
}

/** Nothing that axe finds, no text that is cut off, and on a page in another language no English. */
export async function readsRight(page: Page) {
  expect(await findViolations(page)).toEqual([])
  expect(await clippedTexts(page)).toEqual([])
  // By its address: a browser's translator says another language on the page itself.
  const { language } = withoutLanguage(new URL(page.url()).pathname)
  if (language !== 'en') expect(await englishLeft(page)).toEqual([])
}

/** An application with a file, sent as a person sends it; its reference. */
export async function applyForJob({ page, language, words, email }: Omit<Visitor, 'request'>): Promise<string> {
  const { applicationCopy: copy } = words
  const main = page.locator('main')
  const name = `${SAID[language].name}.pdf`
  await page.goto(pathIn(language, '/careers/telecaller'))
  await hydrated(page)
  const person = { full_name: SAID[language].name, email, phone_number: typedIn(language, '98765 43210') }
  await fillIn(main, copy.labels, { ...person, cover_letter: SAID[language].message })
  await main.getByLabel(copy.labels.resume).setInputFiles({ name, mimeType: 'application/pdf', buffer: aPdf() })
  await expect(page.getByRole('group', { name })).toBeVisible()
  await readsRight(page)
  await likeAPerson(page)
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
  return (await page.getByText(REFERENCE).textContent()) ?? ''
}

/** To staff in English, to the sender in her language. */
export async function expectReceipt(reference: string, email: string, language: VisitorsLanguage, mailDir?: string) {
  const mails = await mailsAbout(reference, 2, mailDir)
  const receipt = mails.find(({ to }) => to?.[0]?.address === email)
  expect(receipt?.subject).toMatch(VISITORS_LANGUAGES[language].letters)
  expect(receipt?.text).toMatch(VISITORS_LANGUAGES[language].letters)
  return receipt!
}
