import { launcherCopy } from '#assistant/launcher/words.en.ts'
import { assistantCopy } from '#assistant/words.en.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { contactCopy as copy } from '#leads/enquiry/words.en.ts'
import { aVisitor, fillIn } from '../support/a-visitor.ts'
import { hydrated } from '../support/hydrated.ts'
import { likeAPerson } from '../support/like-a-person.ts'
import { isOfTranslator } from '../support/listen-for-complaints.ts'
import { expect, test } from '../support/test.ts'

test.skip(({ isMobile }) => !isMobile, 'the same at every width')

test.beforeEach(async ({ context, page }) => {
  await context.addInitScript(forgetWhatIsNewer)
  page.on('pageerror', (error) => isOfTranslator(error.message) || expect.soft(String(error)).toBe(''))
})

test('an enquiry goes through in the oldest browsers that we build for', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await fillIn(page.locator('main'), copy.labels, aVisitor({ message: 'The bill went up.' }))
  await likeAPerson(page)
  // Without scripts it would lead to a page of its own.
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.getByRole('heading', { name: copy.success })).toBeVisible()
  await expect(page).toHaveURL('/contact-us')
})

test('so does the calculator, which follows what is typed', async ({ page }) => {
  await page.goto('/energy-calculator#units=342&loadKw=1')
  const calculator = page.frameLocator('iframe')
  const units = calculator.getByLabel(calculatorCopy.fields.units.kWh, { exact: true })
  await expect(units).toHaveValue('342')
  const total = calculator.locator('.bill__total')
  await expect(total).toContainText('₹')
  const before = await total.textContent()
  await units.fill('500')
  await expect(total).not.toHaveText(before ?? '')
})

test('and the assistant opens and answers', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: launcherCopy.open }).click()
  await page.getByRole('button', { name: launcherCopy.options.help.name }).click()
  await page.getByLabel(assistantCopy.chat.label).fill('Are you open on Sunday?')
  await page.getByRole('button', { name: assistantCopy.chat.send, exact: true }).click()
  await expect(page.getByRole('log')).toContainText('Sunday: Closed')
})

/** What Chrome 96, Safari 15.4 or Firefox 102 is without. */
function forgetWhatIsNewer() {
  const newer: [object, string][] = [
    [AbortSignal, 'timeout any'],
    [AbortSignal.prototype, 'throwIfAborted'],
    [Array, 'fromAsync'],
    [Array.prototype, 'findLast findLastIndex toReversed toSorted toSpliced with'],
    [Int8Array.prototype, 'findLast'],
    [Element.prototype, 'checkVisibility moveBefore'],
    [Document.prototype, 'startViewTransition'],
    [HTMLElement.prototype, 'showPopover hidePopover togglePopover inert'],
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Promise, 'withResolvers try'],
    [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
    [String.prototype, 'isWellFormed toWellFormed'],
    [URL, 'canParse parse'],
    [URLSearchParams.prototype, 'size'],
    [
      window,
      'structuredClone requestIdleCallback cancelIdleCallback TextDecoderStream TextEncoderStream CompressionStream DecompressionStream Iterator scheduler',
    ],
  ]
  for (const [owner, names] of newer) for (const name of names.split(' ')) Reflect.deleteProperty(owner, name)
}
