import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { StaffRole } from '#database/tables.ts'
import { invite } from '#desk/access/invitations.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { signInCopy as copy } from '#desk/sign-in/words.en.ts'
import { hire, PASSWORD } from './hire.ts'
import { oneTimeCode } from './one-time-code.ts'
import { servicesOn } from './services-on.ts'
import { SITE_UNDER_TEST, type SiteUnderTest } from './site-under-test.ts'

interface Colleague {
  email: string
  password: string
  /** Base32, as the app keeps it. */
  key: string
  recoveryCodes: string[]
  /** The invitation that they came by. */
  link?: string
}

/** A colleague with a second step, signed in. What it takes a person to get there is in desk-sign-in.spec.ts. */
export async function joinDesk(
  page: Page,
  role: StaffRole,
  { url, settings }: Pick<SiteUnderTest, 'url' | 'settings'> = SITE_UNDER_TEST,
) {
  await using services = servicesOn(settings.DATA_DIR, settings)
  const { cookie, request: _, ...hired } = await hire(services, role, newEmail(role))
  await page.context().addCookies(
    cookie.split('; ').map((each) => {
      const [name = '', ...value] = each.split('=')
      return { name, value: value.join('='), url }
    }),
  )
  await page.goto(`${url}/desk`)
  return { ...hired, password: PASSWORD }
}

/** Walks an invitation, as the command makes it, to its end. */
export async function walkIn(page: Page, role: StaffRole): Promise<Colleague> {
  await using services = servicesOn(SITE_UNDER_TEST.settings.DATA_DIR, SITE_UNDER_TEST.settings)
  const email = newEmail(role)
  const link = (await invite({ email, role }, null, services))!
  return { ...(await acceptInvitation(page, link, email)), link }
}

export async function acceptInvitation(page: Page, link: string, email: string): Promise<Colleague> {
  await page.goto(link)
  await page.getByLabel(copy.invitation.name).fill('Asha Rao')
  await page.getByLabel(copy.invitation.choose).fill(PASSWORD)
  await page.getByRole('button', { name: copy.invitation.accept }).click()

  await page.getByLabel(copy.setUp.again).fill(PASSWORD)
  await page.getByRole('button', { name: copy.setUp.begin }).click()
  const key = (await page.locator('.second-factor__key').textContent())!.replace(/\s/g, '')
  const recoveryCodes = await page.locator('.second-factor__codes li').allTextContents()
  await page.getByLabel(copy.setUp.code).fill(await codeWhenSent(page, () => oneTimeCode(key)))
  await page.getByRole('button', { name: copy.setUp.finish }).click()
  await expect(signOutButton(page)).toBeVisible()

  return { email, password: PASSWORD, key, recoveryCodes }
}

export async function enterPassword(page: Page, { email, password }: Colleague) {
  // Other pages of the desk have a field for emails too, and the page before stands a moment longer than its address.
  await expect(page).toHaveURL(/\/desk\/sign-in/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
  await page.getByLabel(copy.email).fill(email)
  await page.getByLabel(copy.password.label).fill(password)
  await page.getByRole('button', { name: copy.enter }).click()
}

export async function enterCode(page: Page, code: string | (() => string)) {
  await page.getByLabel(copy.code.label).fill(typeof code === 'string' ? code : await codeWhenSent(page, code))
  await page.getByRole('button', { name: copy.code.confirm }).click()
}

/**
 * What to type where a code is to be good. A real one is so for a minute or so, and a slow page may need longer: it is made,
 * once, when what was typed leaves the browser.
 */
export async function codeWhenSent(page: Page, makeCode: () => string): Promise<string> {
  const typed = String(randomInt(100_000, 1_000_000))
  let code: string | undefined
  await page.route(
    (url) => url.pathname.startsWith('/desk/'),
    async (route) => {
      const body = route.request().postData()
      if (!body?.includes(typed)) return route.fallback()
      code ??= makeCode()
      await route.fallback({ postData: body.replace(typed, code) })
    },
  )
  return typed
}

export function signOutButton(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: deskCopy.signOut })
}

function newEmail(role: StaffRole): string {
  return `${role}-${randomUUID()}@example.com`
}

/** The page of the one lead whose sender has this name. */
export async function openLead(page: Page, name: string) {
  await page.goto(`/desk/leads?q=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
