import { byTurns } from '../support/by-night.ts'
import { expect, test } from '../support/test.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

test.skip(({ isMobile }) => isMobile, 'of paper, which has a size of its own')

/** A4 without its margins. */
const SHEET = { width: 680, height: 960 }

test('on paper stands what a page says, nothing of what is around each page, and no part of it is cut off', async ({
  page,
}) => {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'print' })
  const faults: string[] = []
  for (const path of byTurns(VISITORS_PAGES)) {
    await page.goto(path)
    faults.push(...(await page.evaluate(notAsOnTheScreen)).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
})

function notAsOnTheScreen(): string[] {
  const isShown = (each: Element) => each.checkVisibility({ visibilityProperty: true })
  const around = [...document.body.querySelectorAll('.hdr, .ftr, .rail, .skip, .notices, .language-offer')]
  const rows = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (each) =>
      isShown(each) && /auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth,
  )
  return [
    ...(isShown(document.querySelector('main')!) ? [] : ['nothing on it']),
    ...around.filter(isShown).map((each) => `.${each.className} is on it`),
    // Of pictures that one pages through, the one in sight is printed.
    ...rows
      .filter((each) => !each.matches('.carousel__track'))
      .map((each) => `${each.tagName}.${each.className} is cut off`),
  ]
}
