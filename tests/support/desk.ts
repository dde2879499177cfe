import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { deskCopy } from '#content/desk/frame.ts'
import { signInCopy as copy } from '#content/desk/sign-in.ts'
import { openDatabase } from '#database/database.ts'
import type { StaffRole } from '#database/tables.ts'
import { readEnv } from '#platform/env.ts'
import { invite } from '#staff/invitations.ts'
import { oneTimeCode } from './one-time-code.ts'

export interface Colleague {
  email: string
  name: string
  password: string
  /** Base32, as the app keeps it. */
  key: string
  recoveryCodes: string[]
}

/** An invitation as the command makes it. */
export async function inviteToDesk(page: Page, email: string, role: StaffRole): Promise<string> {
  const db = openDatabase({ DATA_DIR: 'test-results/data' })
  const env = readEnv({ SITE_URL: new URL(page.url() === 'about:blank' ? 'http://localhost:4173' : page.url()).origin })
  const link = await invite({ email, role }, null, { db, env, now: () => new Date() })
  await db.destroy()
  return link!
}

/** Walks an invitation to its end: an account with a second step, signed in. */
export async function joinDesk(page: Page, role: StaffRole): Promise<Colleague> {
  const colleague = {
    email: `${role}-${randomUUID()}@example.com`,
    name: 'Asha Rao',
    password: 'quiet monsoon under nine tin roofs',
  }
  await page.goto(await inviteToDesk(page, colleague.email, role))
  await page.getByLabel(copy.invitation.name).fill(colleague.name)
  await page.getByLabel(copy.invitation.choose).fill(colleague.password)
  await page.getByRole('button', { name: copy.invitation.accept }).click()

  await page.getByLabel(copy.setUp.again).fill(colleague.password)
  await page.getByRole('button', { name: copy.setUp.begin }).click()
  const key = (await page.locator('.second-factor__key').textContent())!.replace(/\s/g, '')
  const recoveryCodes = await page.locator('.second-factor__codes li').allTextContents()
  await page.getByLabel(copy.setUp.code).fill(oneTimeCode(key))
  await page.getByRole('button', { name: copy.setUp.finish }).click()
  await expect(signOutButton(page)).toBeVisible()

  return { ...colleague, key, recoveryCodes }
}

export function signOutButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: deskCopy.signOut })
}
