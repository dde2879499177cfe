import { launcherCopy } from '../../src/assistant/launcher/words.en.ts'
import { assistantCopy } from '../../src/assistant/words.en.ts'
import { openings } from '../../src/company/openings/first-openings.en.ts'
import { openPostgres } from '../../src/database/database.ts'
import { leadDeskCopy } from '../../src/desk/leads/lead/words.en.ts'
import { signInCopy } from '../../src/desk/sign-in/words.en.ts'
import { applicationCopy } from '../../src/leads/application/words.en.ts'
import { contactCopy } from '../../src/leads/enquiry/words.en.ts'
import { enterCode, enterPassword, joinDesk, signOutButton } from '../../tests/support/desk.ts'
import { aPdfOf } from '../../tests/support/documents.ts'
import { hire, PASSWORD } from '../../tests/support/hire.ts'
import { hydrated } from '../../tests/support/hydrated.ts'
import { likeAPerson } from '../../tests/support/like-a-person.ts'
import { oneTimeCode } from '../../tests/support/one-time-code.ts'
import { servicesOn } from '../../tests/support/services-on.ts'
import type { Stage } from './stage.ts'
import { moveTo, type Visitor } from './visitors.ts'

const REFERENCE = /^[3-9C-Z]{8}$/

/** Ends what was begun. Returns the reference, where the visitor is told one. */
export type End = () => Promise<string | undefined>

interface Journey {
  name: string
  /** In which browsers: with scripts, without, or in both. */
  scripts: boolean[]
  /** Comes as far as where a deploy can overtake somebody. */
  begin: (visitor: Visitor, stage: Stage) => Promise<End>
}

/** What a visitor or one of staff may have begun when the site is replaced under them. */
export const JOURNEYS: Journey[] = [
  { name: 'a page that moves on', scripts: [true, false], begin: beginReading },
  { name: 'the assistant, opened for the first time', scripts: [true], begin: beginAsking },
  { name: 'a message', scripts: [true, false], begin: beginMessage },
  { name: 'an application with its file', scripts: [true, false], begin: beginApplication },
  { name: 'a note on a lead at the desk', scripts: [true, false], begin: beginNote },
  { name: 'the desk, which moves on to a page not seen yet', scripts: [true, false], begin: beginAtDesk },
  { name: 'a sign-in whose code is still to come', scripts: [true, false], begin: beginSignIn },
]

async function beginReading({ page }: Visitor): Promise<End> {
  await page.goto('/')
  return async () => {
    await moveTo(page, '/careers')
    return undefined
  }
}

/** Its scripts come when somebody taps, and of the release of the page. */
async function beginAsking({ page }: Visitor): Promise<End> {
  await page.goto('/contact-us')
  await hydrated(page)
  return async () => {
    await page.getByRole('button', { name: launcherCopy.open }).click()
    await page.getByRole('button', { name: launcherCopy.options.help.name }).click()
    await page.getByLabel(assistantCopy.chat.label).fill('Are you open on Sunday?')
    await page.keyboard.press('Enter')
    await page.getByRole('log').getByText('Sunday').first().waitFor()
    return undefined
  }
}

async function beginMessage({ page }: Visitor): Promise<End> {
  await page.goto('/contact-us')
  const form = page.locator('main')
  await form.getByLabel(contactCopy.labels.full_name).fill('Sheela Rao')
  await form.getByLabel(contactCopy.labels.email).fill('sheela@example.com')
  await form.getByLabel(contactCopy.labels.phone_number).fill('+91 98480 12345')
  await form.getByLabel(contactCopy.labels.message).fill(`Written before the deploy. ${crypto.randomUUID()}`)
  await likeAPerson(page)
  return async () => {
    await page.getByRole('button', { name: contactCopy.submit }).click()
    return (await page.getByText(REFERENCE).textContent())!
  }
}

async function beginApplication({ page }: Visitor): Promise<End> {
  const { labels, submit } = applicationCopy
  await page.goto(`/careers/${openings[0]!.id}`)
  const form = page.locator('main')
  await form.getByLabel(labels.full_name).fill('Meera P.')
  await form.getByLabel(labels.email).fill(`${crypto.randomUUID()}@example.com`)
  await form.getByLabel(labels.phone_number).fill('98765 43210')
  await form.getByLabel(labels.cover_letter).fill('I measure.')
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: aPdfOf(200_000) }
  await form.getByLabel(labels.resume).setInputFiles(file)
  await likeAPerson(page)
  return async () => {
    await page.getByRole('button', { name: submit }).click()
    return (await page.getByText(REFERENCE).textContent())!
  }
}

async function beginNote({ page }: Visitor, { site }: Stage): Promise<End> {
  await joinDesk(page, 'admin', site)
  await page.goto(`/desk/leads/${await newestLead(site.settings.DATABASE_URL!)}`)
  const note = `Begun before the deploy. ${crypto.randomUUID()}`
  await page.getByLabel(leadDeskCopy.notes.label).fill(note)
  return async () => {
    await page.getByRole('button', { name: leadDeskCopy.notes.submit }).click()
    await page.getByText(leadDeskCopy.done.note).waitFor()
    await page.getByText(note).waitFor()
    return undefined
  }
}

async function newestLead(databaseUrl: string): Promise<string> {
  const db = openPostgres(databaseUrl)
  try {
    return (await db.selectFrom('leads').select('id').orderBy('received_at', 'desc').executeTakeFirstOrThrow()).id
  } finally {
    await db.destroy()
  }
}

async function beginAtDesk({ page }: Visitor, { site }: Stage): Promise<End> {
  await joinDesk(page, 'admin', site)
  return async () => {
    await page.locator('a[href="/desk/status"]').first().click()
    await page.waitForURL('**/desk/status')
    await page.getByRole('heading', { level: 1 }).waitFor()
    return undefined
  }
}

async function beginSignIn({ page }: Visitor, { site }: Stage): Promise<End> {
  await using services = servicesOn(site.settings.DATA_DIR, site.settings)
  const hired = await hire(services, 'viewer', `viewer-${crypto.randomUUID()}@example.com`)
  await page.goto('/desk/sign-in')
  await enterPassword(page, { ...hired, password: PASSWORD })
  await page.getByLabel(signInCopy.code.label).waitFor()
  return async () => {
    await enterCode(page, () => oneTimeCode(hired.key, 1))
    await signOutButton(page).waitFor()
    return undefined
  }
}
