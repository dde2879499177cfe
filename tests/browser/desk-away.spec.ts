import { entryCopy } from '#desk/company/words.en.ts'
import { deskCopy } from '#desk/frame/words.en.ts'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { accountCopy, signInCopy } from '#desk/sign-in/words.en.ts'
import { importCopy } from '#desk/subscribers/import/words.en.ts'
import { aPictureTwice } from '../support/a-picture-twice.ts'
import { enquire } from '../support/a-visitor.ts'
import { joinDesk } from '../support/desk.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('who signs in while nobody answers keeps what was typed, and comes in by pressing again', async ({ page }) => {
  await page.goto('/desk/sign-in')
  await page.route('**/desk/sign-in.data*', (route) => route.abort())
  const password = page.getByLabel(signInCopy.password.label)
  await page.getByLabel(signInCopy.email).fill('nobody.answers@example.com')
  await password.fill('eleven quiet peacocks')
  await page.getByRole('button', { name: signInCopy.enter }).click()
  await expect(page.getByRole('alert')).toHaveText(deskCopy.unsent.failed)
  await expect(password).toHaveValue('eleven quiet peacocks')

  await page.unroute('**/desk/sign-in.data*')
  await page.getByRole('button', { name: signInCopy.enter }).click()
  await expect(page.getByRole('alert')).toHaveText(signInCopy.wrong)
})

test('a page of the desk that cannot be loaded offers to try again, and what was typed on the one before is there', async ({
  page,
}) => {
  await joinDesk(page, 'viewer')
  await page.goto('/desk/account')
  const typed = page.getByLabel(accountCopy.sessions.password)
  await typed.fill('half a password')

  await page.route('**/desk.data*', (route) => route.abort())
  await page.getByRole('link', { name: deskCopy.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskCopy.failed.title)
  await expect(page.getByRole('link', { name: deskCopy.again })).toBeVisible()

  await page.goBack()
  await expect(typed).toHaveValue('half a password')
})

test('a choice, and what was written into the fields that it opened, are there after a page that could not be loaded', async ({
  page,
}) => {
  await joinDesk(page, 'admin')
  const picture = `Asha ${crypto.randomUUID()}`
  await page.goto('/desk/pictures')
  await page.getByText(pictureCopy.heading).click()
  await page.getByLabel(pictureCopy.alt).fill(picture)
  await page.getByLabel(pictureCopy.file, { exact: true }).setInputFiles((await aPictureTwice()).known)
  await page.getByRole('button', { name: pictureCopy.upload }).click()
  await expect(page.getByText(pictureCopy.added)).toBeVisible()

  await page.goto('/desk/company/people/new')
  await hydrated(page)
  const { picture: words } = entryCopy
  // Once something is chosen the library is folded.
  const choice = page.locator('.picture__choice').filter({ hasText: picture }).locator('input')
  await choice.check()
  await page.getByLabel(words.alt).fill('Asha beside a meter')
  await page.getByLabel(words.x).fill('20')
  await page.getByLabel(words.y).fill('35')

  await page.route('**/desk.data*', (route) => route.abort())
  await page.getByRole('link', { name: deskCopy.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deskCopy.failed.title)
  await page.goBack()
  await expect(page.getByLabel(words.alt)).toHaveValue('Asha beside a meter')
  await expect(choice).toBeChecked()
  await expect(page.getByLabel(words.x)).toHaveValue('20')
  await expect(page.getByLabel(words.y)).toHaveValue('35')
})

test('a page that is asked anew while nobody answers stays, with what is typed, and says that it is not saved', async ({
  page,
}) => {
  await joinDesk(page, 'viewer')
  await page.goto('/desk/account')
  await hydrated(page)
  const typed = page.getByLabel(accountCopy.sessions.password)
  await typed.fill('half a password')
  const line = page.locator('.desk-message')
  const menu = page.getByRole('navigation').getByText(deskCopy.menu)
  if (await menu.isVisible()) await menu.click()
  const again = page
    .getByRole('navigation')
    .getByRole('link', { name: deskCopy.pages.account })
    .filter({ visible: true })

  for (const [answer, words] of [
    [{ status: 503, body: '' }, deskCopy.stale.away],
    [{ status: 200, contentType: 'text/html', body: '<p>Sign in to this network.</p>' }, deskCopy.stale.away],
    [undefined, deskCopy.stale.away],
  ] as const) {
    await page.route('**/desk/account.data*', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await again.click()
    await expect(line).toHaveText(words)
    await expect(typed).toHaveValue('half a password')
    await page.unrouteAll()
    await again.click()
    await expect(line).toBeHidden()
  }

  await page.context().clearCookies()
  await again.click()
  await expect(line).toHaveText(deskCopy.stale.signedOut)
  await expect(typed).toHaveValue('half a password')
})

test('what was done on a page that cannot be asked anew is not done again, and what is written since stays', async ({
  page,
}) => {
  await joinDesk(page, 'sales')
  const full_name = `Asha ${crypto.randomUUID()}`
  const visitor = { email: 'asha@example.com', phone_number: '9848012345', message: 'The meter stood still.' }
  await page.request.post('/api/auth/contacts/', { data: { full_name, ...visitor } })
  await page.goto(`/desk/leads?q=${encodeURIComponent(full_name)}`)
  await page.getByRole('link', { name: full_name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full_name)
  await hydrated(page)
  const note = page.getByLabel(leadDeskCopy.notes.label)
  const add = page.getByRole('button', { name: leadDeskCopy.notes.submit })

  // The page, and not its acts: they stand below it.
  await page.route('**/desk/leads/*.data*', (route) => route.abort())
  await note.fill('Nobody at home.')
  await add.click()
  await expect(page.getByText(leadDeskCopy.done.note)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(deskCopy.stale.away)
  await expect(note).toHaveValue('')
  await add.click()
  await note.fill('Call after six.')
  await page.unrouteAll()
  await add.click()

  const notes = page.locator('.lead-notes .lead-record__text')
  await expect(notes).toHaveText(['Nobody at home.', 'Call after six.'])
  await expect(note).toHaveValue('')
})

test('a note whose answer is lost on the way stands once, however often it is sent', async ({ page }) => {
  await joinDesk(page, 'sales')
  const { full_name } = await enquire(page.request)
  await page.goto(`/desk/leads?q=${encodeURIComponent(full_name)}`)
  await page.getByRole('link', { name: full_name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full_name)
  await hydrated(page)
  const note = page.getByLabel(leadDeskCopy.notes.label)
  const add = page.getByRole('button', { name: leadDeskCopy.notes.submit })
  const notes = page.locator('.lead-notes .lead-record__text')

  await page.route('**/add-note.data*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await note.fill('Nobody at home.')
  await add.click()
  await expect(page.getByRole('alert')).toHaveText(deskCopy.unsent.failed)
  // Something else is done, and the page asked anew.
  await page.getByRole('button', { name: leadDeskCopy.status.assignToMe }).click()
  await expect(notes).toHaveText(['Nobody at home.'])
  await page.unrouteAll()
  await add.click()
  await expect(page.getByText(leadDeskCopy.done.note)).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(notes).toHaveText(['Nobody at home.'])

  // Said anew, it is another note.
  await note.fill('Nobody at home.')
  await add.click()
  await expect(notes).toHaveText(['Nobody at home.', 'Nobody at home.'])
})

test('a form that was done is empty, but for what was written in it while its page was asked anew', async ({
  page,
}) => {
  const { password } = await joinDesk(page, 'admin')
  /** The page waits until what is said has been written; the acts stand below it. */
  const meanwhile = async (path: string, press: () => Promise<void>, write: () => Promise<void>) => {
    const written = Promise.withResolvers<void>()
    await page.route(`**${path}.data*`, async (route) => {
      await written.promise
      await route.continue()
    })
    const asked = page.waitForRequest(`**${path}.data*`)
    await press()
    await asked
    await write()
    written.resolve()
    await expect(page.locator('.desk-message')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }

  await page.goto('/desk/subscribers/import')
  await hydrated(page)
  const list = page.getByLabel(importCopy.file)
  await page.getByLabel(importCopy.leave).check()
  const file = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`email\n${crypto.randomUUID()}@example.com`),
  }
  await list.setInputFiles(file)
  await meanwhile(
    '/desk/subscribers/import',
    () => page.getByRole('button', { name: importCopy.button }).click(),
    () => page.getByLabel(importCopy.join).check(),
  )
  await expect(page.getByLabel(importCopy.join)).toBeChecked()
  await expect(list).toHaveValue('')

  await page.goto('/desk/pictures')
  await hydrated(page)
  await page.getByText(pictureCopy.heading).click()
  const alt = page.getByLabel(pictureCopy.alt)
  const picture = page.getByLabel(pictureCopy.file, { exact: true })
  await alt.fill('A meter')
  await picture.setInputFiles((await aPictureTwice()).known)
  await meanwhile(
    '/desk/pictures',
    () => page.getByRole('button', { name: pictureCopy.upload }).click(),
    () => alt.fill('Another meter'),
  )
  await expect(alt).toHaveValue('Another meter')
  await expect(picture).toHaveValue('')

  await page.goto('/desk/account')
  await hydrated(page)
  const { password: words } = accountCopy
  const [current, next] = [page.getByLabel(words.current), page.getByLabel(words.next)]
  await current.fill(password)
  await next.fill('seven quiet herons by the canal')
  await meanwhile(
    '/desk/account',
    () => page.getByRole('button', { name: words.save }).click(),
    () => next.fill('eight loud herons by the canal'),
  )
  await expect(next).toHaveValue('eight loud herons by the canal')
  await expect(current).toHaveValue('')
})

test('a second press of what was done asks for the page anew, and does nothing else', async ({ page }) => {
  await joinDesk(page, 'sales')
  await page.goto('/desk/leads?status=closed')
  await hydrated(page)
  const view = `Closed ${crypto.randomUUID().slice(0, 8)}`
  await page.getByText(leadsDeskCopy.save.heading).click()
  await page.getByLabel(leadsDeskCopy.save.name, { exact: true }).fill(view)
  const keep = page.getByRole('button', { name: leadsDeskCopy.save.submit })
  const saved = page.getByRole('link', { name: view })

  await page.route('**/desk/leads.data*', (route) => route.abort())
  await keep.click()
  await expect(page.getByRole('alert')).toHaveText(deskCopy.stale.away)
  await page.unrouteAll()
  await keep.click()

  await expect(saved).toHaveCount(1)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a lead whose neighbours cannot be asked for is shown all the same', async ({ page }) => {
  await joinDesk(page, 'sales')
  const { full_name } = await enquire(page.request)
  await page.goto(`/desk/leads?q=${encodeURIComponent(full_name)}`)
  await hydrated(page)
  const asked = page.waitForRequest('**/neighbours.data*')
  await page.route('**/neighbours.data*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('link', { name: full_name }).click()
  await (await asked).response()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(full_name)
})
