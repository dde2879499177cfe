import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SITE_UNDER_TEST } from './site-under-test.ts'
import { pathIn, type VisitorsLanguage } from './words-in.ts'

/** The morning's mail to staff names each lead that waits, and comes when it is morning for the site. */
const MORNING = /^Subject: Desk, /m

/** Waits until there are `count` mails that mention the text, the morning's aside, and reads them. */
export async function mailsAbout(text: string, count: number, mailDir = SITE_UNDER_TEST.mailDir): Promise<Email[]> {
  await expect.poll(() => find(text, mailDir).length).toBe(count)
  return Promise.all(find(text, mailDir).map((mail) => PostalMime.parse(mail)))
}

/** The links in the mail of the newsletter with this subject, one of so many to the address. */
export async function newsletterLinks(
  address: string,
  count: number,
  subject: string,
  language: VisitorsLanguage = 'en',
) {
  const mail = (await mailsAbout(address, count)).find((found) => found.subject === subject)
  const find = (name: string) => {
    const path = pathIn(language, `/newsletter/${name}`)
    return new RegExp(`http\\S+${path}\\?token=[\\w-]+`).exec(mail?.text ?? '')?.[0] ?? ''
  }
  return { confirm: find('confirm'), preferences: find('preferences'), unsubscribe: find('unsubscribe') }
}

function find(text: string, mailDir: string): string[] {
  return globSync(`${mailDir}/*.eml`)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((mail) => mail.includes(text) && !MORNING.test(mail))
}
