import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { deskCopy } from '#content/desk/frame.ts'
import { signInCopy as copy } from '#content/desk/sign-in.ts'
import type { StaffRole } from '#database/tables.ts'
import { invite } from '#staff/invitations.ts'
import { hire, PASSWORD } from './hire.ts'
import { oneTimeCode } from './one-time-code.ts'
import { servicesOn } from './services-on.ts'

const DATA = 'test-results/data'

export interface Colleague {
  email: string
  name: string
  password: string
  /** Base32, as the app keeps it. */
  key: string
  recoveryCodes: string[]
}

const cookies = new Map<StaffRole, Promise<string>>()

/** Lets somebody of this role in, without the way there: who works here is hired once, and comes back for every test. */
export async function comeToDesk(page: Page, role: StaffRole) {
  const cookie = cookies.get(role) ?? hireAs(role)
  cookies.set(role, cookie)

  const pairs = (await cookie).split('; ').map((pair) => pair.split('='))
  await page
    .context()
    .addCookies(pairs.map(([name = '', ...value]) => ({ name, value: value.join('='), url: siteUrl() })))
}

async function hireAs(role: StaffRole): Promise<string> {
  const services = servicesOn(DATA)
  const { request } = await hire(services, role, `${role}-${randomUUID()}@example.com`)
  await services.db.destroy()
  return request.headers.get('cookie') ?? ''
}

/** Walks the whole way in: invitation, password, second step. */
export async function joinDesk(page: Page, role: StaffRole): Promise<Colleague> {
  const email = `${role}-${randomUUID()}@example.com`
  const services = servicesOn(DATA)
  const link = await invite({ email, role }, null, { ...services, env: { ...services.env, SITE_URL: siteUrl() } })
  await services.db.destroy()
  return acceptInvitation(page, link!, email)
}

export async function acceptInvitation(page: Page, link: string, email: string): Promise<Colleague> {
  const colleague = { email, name: 'Asha Rao', password: PASSWORD }
  await page.goto(link)
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

export async function enterPassword(page: Page, { email, password }: Colleague) {
  // Other pages of the desk have a field for emails too.
  await expect(page).toHaveURL(/\/desk\/sign-in/)
  await page.getByLabel(copy.email).fill(email)
  await page.getByLabel(copy.password.label).fill(password)
  await page.getByRole('button', { name: copy.enter }).click()
}

export async function enterCode(page: Page, code: string) {
  await page.getByLabel(copy.code.label).fill(code)
  await page.getByRole('button', { name: copy.code.confirm }).click()
}

export function signOutButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: deskCopy.signOut })
}

/** Of the site that all tests share. */
function siteUrl(): string {
  return test.info().project.use.baseURL!
}
