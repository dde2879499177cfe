import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asOf } from '#company/claim-words.en.ts'
import { companyDeskCopy, entryCopy, historyCopy, registerCopy } from '#desk/company/words.en.ts'
import { pictureCopy } from '#desk/posts/pictures/words.en.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { enquire } from '../support/a-visitor.ts'
import { joinDesk as join } from '../support/desk.ts'
import { firstClaims } from '../support/facts.ts'
import { hydrated } from '../support/hydrated.ts'
import { looksRight } from '../support/looks-right.ts'
import { mailsAbout } from '../support/mailbox.ts'
import { publish, test } from '../support/site-of-file.ts'
import { expect } from '../support/test.ts'

const { done } = entryCopy

test('an editor adds a person with a photo, and its cuts are there', async ({ page, ownSite }) => {
  await join(page, 'editor', ownSite)
  const name = `Sheela ${randomUUID().slice(0, 8)}`
  await page.goto('/desk/company')
  await looksRight(page)
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('link', { name: registerCopy.add('a person') }).click()

  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Where', { exact: true }).selectOption('team')
  await page.getByLabel('Role').fill('Telecaller')
  await page.getByLabel(entryCopy.picture.upload).setInputFiles(await aPicture(page))
  const point = page.getByRole('button', { name: entryCopy.picture.focus })
  await expect(point).toBeVisible()
  const picture = point.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const [pressed, shown] = [(await point.boundingBox())!, (await picture.boundingBox())!]
  expect(Math.abs(pressed.width - shown.width), 'what is pressed is the picture alone').toBeLessThan(4)
  expect(Math.abs(pressed.height - shown.height)).toBeLessThan(4)
  await page.getByLabel(entryCopy.picture.alt).fill('Sheela on the phone')
  await point.focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel(entryCopy.picture.y)).toHaveValue('40')
  await looksRight(page)

  await page.getByRole('button', { name: entryCopy.publish }).click()
  await expect(page.getByRole('alert')).toHaveText(entryCopy.faults(1))
  await expect(page.getByLabel('Consent on file'), 'the field that needs it has the focus').toBeFocused()
  await expect(page.getByLabel('Name'), 'nothing typed is lost').toHaveValue(name)
  await expect(page.getByLabel(entryCopy.picture.y)).toHaveValue('40')

  await page.getByLabel('Consent on file').fill('Letter of 3 November 2026')
  await publish(page)
  await looksRight(page)

  const id = await page.locator('[name="photo.id"]:checked').inputValue()
  const hash = id.split('-')[0]
  for (const cut of ['1x1', '4x5'])
    expect((await page.request.get(`/media/${hash}-${cut}-50-40-160.avif`)).status(), cut).toBe(200)
  await expect.poll(async () => (await page.request.get('/about-us')).text()).toContain(`/media/${hash}-1x1-50-40-`)
  await page.goto('/desk/company/people')
  await expect(page.getByRole('rowheader', { name })).toBeVisible()
  await page.goto('/desk/pictures')
  await expect(page.getByRole('link', { name })).toBeVisible()
})

test('an admin changes a phone, compares, and takes it back; of two the second is told', async ({
  page,
  context,
  ownSite,
}) => {
  await join(page, 'admin', ownSite)
  await page.goto('/desk/company/company/company-1')
  const phone = page.getByLabel('Phone: support')
  const [before, ours] = [await phone.inputValue(), `+91 40 ${String(Math.random()).slice(2, 10)}`]
  const other = await context.newPage()
  await other.goto('/desk/company/company/company-1')
  await expect(other.getByLabel('Phone: support')).toHaveValue(before)

  await phone.fill(ours)
  await publish(page)

  await other.getByLabel('Phone: support').fill('+91 40 99999999')
  await other.getByRole('button', { name: entryCopy.save }).click()
  const conflict = other.locator('.conflict')
  await expect(conflict).toContainText(entryCopy.conflict.text)
  await conflict.getByText(entryCopy.conflict.compare).click()
  await expect(conflict).toContainText(ours)
  await expect(other.getByLabel('Phone: support'), 'nothing typed is lost').toHaveValue('+91 40 99999999')
  await looksRight(other)

  await page.getByRole('link', { name: entryCopy.history }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(historyCopy.title)
  await looksRight(page)
  await page.getByRole('link', { name: `${historyCopy.open} ${historyCopy.one(1)}` }).click()
  await expect(page.locator('ins')).toContainText(ours)
  await looksRight(page)
  await page.getByRole('button', { name: historyCopy.restore }).click()
  await expect(page.getByRole('status')).toHaveText(done.restore)
  await expect(page.getByLabel('Phone: support')).not.toHaveValue(ours)
})

test('a claim is confirmed from the list, by keyboard, and rows of holidays are added and moved', async ({
  page,
  ownSite,
}) => {
  await join(page, 'admin', ownSite)
  await page.goto('/desk/claims')
  await expect(page).toHaveURL(/\/desk\/company\/claims$/)
  await looksRight(page)
  const row = page.getByRole('row').filter({ hasText: 'workflows automated' })
  await row.getByRole('button', { name: registerCopy.confirm }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('workflows automated')
  await expect(row).not.toContainText(registerCopy.pastReview)

  await page.goto('/desk/company/holidays/holidays-1')
  // Before, the browser posts the form for another row, and comes back to the head of the page.
  await hydrated(page)
  const rows = page.locator('.rows__row')
  const count = await rows.count()
  await rows.last().getByLabel('Day', { exact: true }).fill('2026-12-31')
  await rows.last().getByLabel('Name').fill('The last day')
  await page.getByRole('button', { name: entryCopy.rows.add('holiday') }).click()
  await expect(rows).toHaveCount(count + 1)
  await expect(rows.last().getByLabel('Day', { exact: true })).toBeFocused()
  await rows
    .nth(count - 1)
    .getByRole('button', { name: entryCopy.rows.up })
    .click()
  await expect(rows.nth(count - 2).getByLabel('Name')).toHaveValue('The last day')
  await publish(page)
  await expect(rows.nth(count - 2).getByLabel('Name')).toHaveValue('The last day')
  await rows
    .nth(count - 2)
    .getByRole('button', { name: entryCopy.rows.remove })
    .click()
  await expect(rows).toHaveCount(count)
  await publish(page)
  await looksRight(page)
})

test('staff who may not change a list look at it, and are told', async ({ page, ownSite }) => {
  await join(page, 'sales', ownSite)
  await page.goto('/desk/company')
  await expect(page.getByText(companyDeskCopy.locked).first()).toBeVisible()
  await page.goto('/desk/company/offices/offices-1')
  await expect(page.getByText(entryCopy.readOnly)).toBeVisible()
  await expect(page.getByLabel('City')).toBeDisabled()
  await expect(page.getByRole('button', { name: entryCopy.publish })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a price is planned, a film gets its words, an office moves, rows change places', async ({ page, ownSite }) => {
    await join(page, 'admin', ownSite)
    await page.goto('/desk/company/products/products-auditor')
    await page.getByLabel('MRP (₹)').fill('two thousand')
    await page.getByRole('button', { name: entryCopy.publish }).click()
    await expect(page.getByLabel('MRP (₹)')).toHaveValue('two thousand')
    await page.getByLabel('MRP (₹)').fill('12,499.50')
    await page.getByLabel(entryCopy.from).fill('2099-01-01T10:00')
    await page.getByRole('button', { name: entryCopy.schedule }).click()
    await expect(page.locator('.desk-message--good')).toContainText('1 Jan 2099')
    await expect(page.getByLabel('MRP (₹)')).toHaveValue('12499.50')

    await page.goto('/desk/company/films/films-3')
    await page.getByLabel('Address of the film').fill('https://films.example/3')
    await page.getByRole('button', { name: entryCopy.publish }).click()
    await expect(page.getByText(entryCopy.faults(2))).toBeVisible()
    await expect(page.getByLabel('Address of the film')).toHaveValue('https://films.example/3')
    await page.getByRole('button', { name: entryCopy.save }).last().click()
    await expect(page.locator('.desk-message--good')).toHaveText(done.save)

    await page.goto('/desk/company/company/company-1')
    await page.getByRole('button', { name: `${entryCopy.rows.up}: Network 2` }).click()
    await expect(page.getByLabel('Network', { exact: true }).first()).toHaveValue('x')

    await page.goto('/desk/company/offices')
    const names = () => page.getByRole('rowheader').allTextContents()
    const before = await names()
    await page.getByRole('button', { name: registerCopy.down(before[2]!) }).click()
    await expect(page.locator('.desk-message--good')).toHaveText(registerCopy.ordered)
    expect(await names()).toEqual([before[0], before[1], before[3], before[2]])
  })
})

test('six facts of the company are changed at the desk, seen in another browser, and taken back from the history', async ({
  page,
  visitor,
  ownSite,
}) => {
  const says = (path: string) => expect.poll(async () => (await visitor.request.get(path)).text(), path)
  const sees = async (path: string, text: string) => {
    await says(path).toContain(text)
    await visitor.goto(path)
    await expect(visitor.getByRole('main').getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  await join(page, 'admin', ownSite)

  await page.goto('/desk/company/company/company-1')
  await page.getByLabel('Brand').fill('Neel Shakti')
  await page.getByLabel('Phone: sales').fill('+91 40 4123 4567')
  await publish(page)
  await sees('/contact-us', '+91 40 4123 4567')
  await says('/').toContain('"telephone":"+91 40 4123 4567"')
  await says('/embed/energy-calculator').toContain('Neel Shakti')
  const { reference } = await enquire(visitor.request)
  const mails = await mailsAbout(reference, 2, `${ownSite.settings.DATA_DIR}/mail`)
  expect(mails.some(({ text }) => text?.includes('Neel Shakti'))).toBe(true)

  const name = `Sheela ${randomUUID().slice(0, 8)}`
  await publishPerson(page, name)
  await sees('/about-us', name)
  const face = visitor.locator('main img[src*="/media/"]').first()
  await face.scrollIntoViewIfNeeded()
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.goto('/desk/company/holidays/holidays-1')
  await page.locator('.rows__row').last().getByLabel('Day', { exact: true }).fill('2026-12-30')
  await page.locator('.rows__row').last().getByLabel('Name').fill('A day off')
  await publish(page)
  await says('/contact-us').toContain('2026-12-30')

  await page.goto('/desk/company/claims')
  const customers = page.getByRole('row').filter({ hasText: '50,000+' })
  await customers.getByRole('button', { name: registerCopy.confirm }).click()
  await expect(page.getByRole('status')).toContainText(firstClaims.customers.label)
  await sees('/smart-home', asOf({ asOf: dayInIndia(new Date()).slice(0, 7) }))

  await page.goto('/desk/company/products/products-plug')
  await page.getByLabel('Price (₹, with GST)').fill('1,234')
  await publish(page)
  await sees('/our-products', '₹1,234')
  await says('/our-products').toContain('"price":"1234.00"')
  const question = encodeURIComponent('What is the price of the AI Smart Plug?')
  await says(`/api/assistant/answers/?q=${question}`).toContain('₹1,234')

  await page.goto('/desk/company/films/films-1')
  await page.getByLabel('Address of the film').fill('https://films.example/1')
  await page.getByLabel('Transcript').fill('A plant by day, and by night.')
  await page.getByLabel('Consent of the client on file').fill('Letter of 3 November 2026')
  await publish(page)
  await says('/smart-business').toContain('/go/client-film-1')
  const { location } = (await visitor.request.get('/go/client-film-1', { maxRedirects: 0 })).headers()
  expect(location).toBe('https://films.example/1')

  for (const entry of [
    'company/company-1',
    'holidays/holidays-1',
    'claims/claims-customers',
    'products/products-plug',
    'films/films-1',
  ]) {
    await page.goto(`/desk/company/${entry}/history`)
    await page.getByRole('link', { name: `${historyCopy.open} ${historyCopy.one(1)}`, exact: true }).click()
    await page.getByRole('button', { name: historyCopy.restore }).click()
    await expect(page.getByRole('status')).toHaveText(done.restore)
  }
  await page.goto('/desk/company/claims')
  const yodhas = page.getByRole('row').filter({ hasText: 'Climate Yodhas' })
  await yodhas.getByRole('button', { name: registerCopy.hide }).click()
  await expect(page.getByRole('status')).toContainText('Climate Yodhas')
  for (const [path, text] of [
    ['/contact-us', '+91 40 4123 4567'],
    ['/contact-us', '2026-12-30'],
    ['/', 'Neel Shakti'],
    ['/smart-home', '₹1,234'],
    ['/smart-business', '/go/client-film-1'],
    ['/about-us', '100+'],
  ] as const)
    await says(path).not.toContain(text)
})

test('a better photo takes the place of one wherever it is shown, and the one before is put back', async ({
  page,
  ownSite,
}) => {
  await join(page, 'editor', ownSite)
  const name = `Ravi ${randomUUID().slice(0, 8)}`
  await publishPerson(page, name)
  const [old = ''] = (await page.locator('[name="photo.id"]:checked').inputValue()).split('-')
  const says = () => expect.poll(async () => (await page.request.get('/about-us')).text())
  await says().toContain(`/media/${old}-`)

  await page.goto(`/desk/pictures/${old}`)
  await expect(page.getByRole('link', { name }), 'where it is shown').toBeVisible()
  await looksRight(page)
  const file = page.getByLabel(pictureCopy.file)
  await file.setInputFiles(await aPicture(page, 640, 640))
  await page.getByRole('button', { name: pictureCopy.replace.submit }).click()
  await expect(page.getByRole('alert')).toHaveText(pictureCopy.replace.shape(640, 480))
  await file.setInputFiles(await aPicture(page, 1280, 960))
  await page.getByRole('button', { name: pictureCopy.replace.submit }).click()
  await expect(page.getByText(pictureCopy.replace.done.replace)).toBeVisible()
  await looksRight(page)
  await says().not.toContain(`/media/${old}-`)

  await page.getByRole('button', { name: pictureCopy.replace.putBack }).click()
  await expect(page.getByText(pictureCopy.replace.done['put-back'])).toBeVisible()
  await says().toContain(`/media/${old}-`)
})

async function publishPerson(page: Page, name: string) {
  await page.goto('/desk/company/people/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Where', { exact: true }).selectOption('team')
  await page.getByLabel('Role').fill('Engineer')
  await page.getByLabel('Consent on file').fill('Letter of 3 November 2026')
  await page.getByLabel(entryCopy.picture.upload).setInputFiles(await aPicture(page))
  await page.getByLabel(entryCopy.picture.alt).fill(`${name} at a meter`)
  await publish(page)
}

/** A true picture, made by the browser, that looks like no other: what looks the same is offered as known. */
async function aPicture(page: Page, width = 640, height = 480) {
  const base64 = await page.evaluate(
    async ({ width, height }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')!
      for (let tile = 0; tile < 64; tile++) {
        context.fillStyle = `hsl(${tile * 45} 70% ${Math.round(Math.random() * 100)}%)`
        context.fillRect(((tile % 8) * width) / 8, (Math.floor(tile / 8) * height) / 8, width / 8, height / 8)
      }
      return canvas.toDataURL('image/png').split(',')[1]!
    },
    { width, height },
  )
  return { name: 'sheela.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}
