import { globSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SITE_UNDER_TEST } from './site-under-test.ts'

/** The morning's mail to staff names each lead that waits, and comes when it is morning for the site. */
const MORNING = /^Subject: Desk, /m

/** Waits until there are `count` mails that mention the text, the morning's aside, and reads them. */
export async function mailsAbout(text: string, count: number, mailDir = SITE_UNDER_TEST.mailDir): Promise<Email[]> {
  await expect.poll(() => find(text, mailDir).length).toBe(count)
  return Promise.all(find(text, mailDir).map((mail) => PostalMime.parse(mail)))
}

function find(text: string, mailDir: string): string[] {
  return globSync(`${mailDir}/*.eml`)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((mail) => mail.includes(text) && !MORNING.test(mail))
}
