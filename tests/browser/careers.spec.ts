import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openings } from '#company/openings/first-openings.en.ts'
import { applicationCopy } from '#leads/application/words.en.ts'
import { careersCopy as copy } from '#site/careers/words.en.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { alive } from '../support/alive.ts'
import { aPdfOf } from '../support/documents.ts'
import { findViolations } from '../support/find-violations.ts'
import { holdTime } from '../support/hold-time.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

const { labels, errors } = applicationCopy
const [, , firmware] = openings
const JOB = `/careers/${firmware!.id}`
const FIVE_MB = 5 * 1024 * 1024
const A_RESUME = { name: 'meera-p-resume.pdf', mimeType: 'application/pdf', buffer: aPdfOf(421_888) }

test.describe('without any script', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same at every width')
  test.use({ javaScriptEnabled: false })

  test('the three openings are listed, each with its facts and a way to its details', async ({ page }) => {
    await page.goto('/careers')
    // Staff may have opened others since.
    const known = new RegExp(openings.map(({ title }) => title).join('|'))
    await expect(page.locator('.openings h2').filter({ hasText: known })).toContainText(
      openings.map(({ title }) => title),
    )

    for (const { id, title, summary, location, type } of openings) {
      const row = page.locator('.openings > li').filter({ hasText: title })
      for (const fact of [summary, location, type]) await expect(row).toContainText(fact)
      await expect(row.getByRole('link', { name: `${copy.view} ${title}` })).toHaveAttribute('href', `/careers/${id}`)
      await expect(row.getByRole('link')).toHaveText(copy.view)
    }
  })

  test('an opening tells everything that it asks', async ({ page }) => {
    for (const { id, title, description, requirements } of openings) {
      await page.goto(`/careers/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('main')).toContainText(description)
      for (const { heading, points } of requirements) {
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        for (const point of points) await expect(page.getByRole('listitem').filter({ hasText: point })).toBeVisible()
      }
    }
  })

  test('a file that is far too large is said to be so, and all that was typed stays', {
    tag: '@rehearsal',
  }, async ({ page }) => {
    const folder = test.info().outputPath()
    const file = join(folder, 'scan.pdf')
    await mkdir(folder, { recursive: true })
    for (const megabytes of [6, 40]) {
      await writeFile(file, Buffer.alloc(megabytes * 1024 * 1024, '%PDF-1.7 '))
      await page.goto(JOB)
      await typeInto(page, { email: `large-${megabytes}@example.com` })
      await page.locator('main').getByLabel(labels.resume).setInputFiles(file)
      await page.getByRole('button', { name: applicationCopy.submit }).click()

      await expect(page.locator('main').getByText(errors.resumeSize)).toBeVisible()
      await expect(page.locator('main').getByLabel(labels.email)).toHaveValue(`large-${megabytes}@example.com`)
      await expect(page.locator('main').getByLabel(labels.cover_letter)).toHaveValue('I measure.')
    }
  })

  test('an application is posted, mended and posted again, and its reference is in the mails', async ({ page }) => {
    await page.goto(JOB)
    await typeInto(page, { email: 'meera@nowhere' })
    await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
    await page.getByRole('button', { name: applicationCopy.submit }).click()

    await expect(page.locator('main').getByText(errors.email)).toHaveCount(1)
    await expect(page.locator('main').getByLabel(labels.cover_letter)).toHaveValue('I measure.')

    const email = `${crypto.randomUUID()}@example.com`
    await page.locator('main').getByLabel(labels.email).fill(email)
    await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
    await page.getByRole('button', { name: applicationCopy.submit }).click()

    await expect(page.getByRole('heading', { name: applicationCopy.success })).toBeVisible()
    const reference = (await page.getByText(/^[3-9C-Z]{8}$/).textContent()) ?? ''
    const mails = await mailsAbout(reference, 2)
    expect(mails.map(({ to }) => to?.[0]?.address)).toContain(email)
  })
})

test('an unknown opening says so with status 404 and leads back', async ({ page }) => {
  const response = await page.goto('/careers/lamplighter')

  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: copy.notFound.title })).toBeVisible()
  await expect(page.getByText(copy.notFound.text)).toBeVisible()
  await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', '/careers')
  await expect(page).toHaveTitle(new RegExp(copy.notFound.title))
  expect(await findViolations(page)).toEqual([])
})

test('a chosen resume is shown with its name, size and kind, and can be taken back', async ({ page }) => {
  await open(page)
  await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)

  const card = page.getByRole('group', { name: A_RESUME.name })
  await expect(card).toContainText('412 KB, PDF')
  expect(await findViolations(page)).toEqual([])

  await page.getByRole('button', { name: applicationCopy.remove(A_RESUME.name) }).click()
  await expect(card).toBeHidden()
  await expect(page.locator('main').getByLabel(labels.resume)).toBeFocused()
  await expect(page.locator('main').getByLabel(labels.resume)).toHaveValue('')
})

for (const [what, file, message] of [
  ['of another kind', { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') }, errors.resumeType],
  ['of 5 MB', { ...A_RESUME, buffer: aPdfOf(FIVE_MB) }, errors.resumeSize],
] as const) {
  test(`a resume ${what} is refused in the specified words, and the control is empty again`, async ({ page }) => {
    await page.goto(JOB)
    await alive(page, 'application')
    await page.locator('main').getByLabel(labels.resume).setInputFiles(file)

    await expect(page.locator('.toasts').getByRole('alert')).toContainText(message)
    await expect(page.locator('#resume-error')).toHaveText(message)
    await expect(page.locator('main').getByLabel(labels.resume)).toHaveValue('')

    await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
    await expect(page.locator('#resume-error')).toBeHidden()
  })
}

test('without a resume nothing is sent, and the specified words say why', async ({ page }) => {
  await open(page)
  await typeInto(page)
  await page.getByRole('button', { name: applicationCopy.submit }).click()

  await expect(page.locator('.toasts').getByRole('alert')).toContainText(errors.resumeMissing)
  await expect(page.locator('#resume-error')).toHaveText(errors.resumeMissing)
  await expect(page.locator('main').getByLabel(labels.resume)).toBeFocused()
  await expect(page.locator('main').getByLabel(labels.full_name)).toHaveValue(/^Sheela/)
})

test('a resume can be dropped', async ({ page }) => {
  await open(page)
  const dropped = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    files.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }))
    return files
  })
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped })

  await expect(page.getByRole('group', { name: 'dropped.pdf' })).toBeVisible()
  expect(await page.locator('#resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    'dropped.pdf',
  )
})

test('an accepted application clears the form, goes to the top and says so for two seconds at the top centre', async ({
  page,
}) => {
  await page.clock.install()
  await page.addInitScript(keepFieldsSent)
  await open(page)
  await typeInto(page)
  await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
  await holdTime(page)
  await page.getByRole('button', { name: applicationCopy.submit }).click()

  const toast = page.getByRole('status').filter({ hasText: applicationCopy.success })
  await expect(toast).toBeVisible()
  await expect(page.locator('.job-receipt').getByText(/^[3-9C-Z]{8}$/)).toBeVisible()
  for (const name of [labels.full_name, labels.email, labels.phone_number, labels.cover_letter, labels.resume]) {
    await expect(page.locator('main').getByLabel(name)).toHaveValue('')
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const fields = await page.evaluate(() => (window as { fieldsSent?: string[] }).fieldsSent)
  expect(fields?.sort()).toEqual([
    'cover_letter',
    'email',
    'full_name',
    'job_id',
    'notice_version',
    'phone_number',
    'resume',
  ])
})

test('toasts of the job form stand at the top centre for two seconds', async ({ page }) => {
  await open(page)
  await page.clock.install()
  await holdTime(page)
  await page.getByRole('button', { name: applicationCopy.submit }).click()
  const toast = page.locator('.toasts').getByRole('alert')
  await expect(toast).toBeVisible()

  const box = (await toast.boundingBox())!
  const width = page.viewportSize()!.width
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2)
  expect(box.y).toBeLessThan(150)

  await page.clock.runFor(2_100)
  await expect(toast).toBeHidden()
})

test('a resume that is not what its name says is refused by the server, and nothing that was typed is lost', async ({
  page,
}) => {
  await open(page)
  await typeInto(page)
  await page
    .locator('main')
    .getByLabel(labels.resume)
    .setInputFiles({ ...A_RESUME, buffer: Buffer.from('none') })
  await page.getByRole('button', { name: applicationCopy.submit }).click()

  await expect(page.locator('.errbox')).toBeVisible()
  await expect(page.locator('main').getByLabel(labels.cover_letter)).toHaveValue('I measure.')
  await expect(page.locator('#resume-error')).toHaveText(errors.resumeType)
  await expect(page.locator('main').getByLabel(labels.resume)).toHaveValue('')

  await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
  await expect(page.locator('.errbox')).toBeHidden()
})

test('what a post without script found wrong goes as it is mended by one with scripts', async ({ page }) => {
  // The first page asks for its scripts again and again: until it has posted, none comes.
  let isPosted = false
  page.on('request', (request) => {
    isPosted ||= request.method() === 'POST' && request.isNavigationRequest()
  })
  await page.route('**/assets/*.js', (route) => (isPosted ? route.continue() : route.abort()))
  await page.goto(JOB)
  await typeInto(page, { email: 'meera@nowhere' })
  await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
  await page.getByRole('button', { name: applicationCopy.submit }).click()
  await expect(page.locator('.errbox')).toContainText(labels.email)
  await alive(page, 'application')

  await page.locator('main').getByLabel(labels.email).fill('meera@example.com')
  await expect(page.locator('.errbox')).not.toContainText(labels.email)
  // A browser does not let us choose it again.
  await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
  await expect(page.locator('.errbox')).toBeHidden()
})

test('a server that does not answer is told, and the second attempt arrives', async ({ page }) => {
  await open(page)
  await page.route('**/api/auth/job-applications/', (route) => route.abort())
  await typeInto(page)
  await page.locator('main').getByLabel(labels.resume).setInputFiles(A_RESUME)
  await page.getByRole('button', { name: applicationCopy.submit }).click()
  await expect(page.getByRole('alert').filter({ hasText: applicationCopy.noResponse }).first()).toBeVisible()

  await page.unroute('**/api/auth/job-applications/')
  await page.getByRole('button', { name: applicationCopy.submit }).click()
  await expect(page.getByRole('heading', { name: applicationCopy.success })).toBeVisible()
})

test('what was typed for one opening is still there after a look at another, and only there', async ({ page }) => {
  await open(page)
  await page.locator('main').getByLabel(labels.cover_letter).fill('Half a thought')

  await open(page, `/careers/${openings[0]!.id}`)
  await expect(page.locator('main').getByLabel(labels.cover_letter)).toHaveValue('')

  await open(page)
  await expect(page.locator('main').getByLabel(labels.cover_letter)).toHaveValue('Half a thought')
})

test('the form with all its errors pleases axe', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: applicationCopy.submit }).click()
  await expect(page.locator('main').getByLabel(labels.full_name)).toBeFocused()
  expect(await findViolations(page)).toEqual([])
})

async function open(page: Page, path = JOB) {
  await page.goto(path)
  await alive(page, 'application')
}

function typeInto(page: Page, more = {}) {
  return fillIn(page.locator('main'), labels, aVisitor({ cover_letter: 'I measure.', ...more }))
}

/** Runs in the page: a browser does not show a test the body of a post that carries a file. */
function keepFieldsSent() {
  const send = window.fetch
  window.fetch = (target, request) => {
    if (request?.body instanceof FormData) Object.assign(window, { fieldsSent: [...request.body.keys()] })
    return send(target, request)
  }
}
