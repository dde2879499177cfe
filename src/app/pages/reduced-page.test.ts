import { expect, test } from 'vitest'
import { compressPage, htmlOf } from './post-process-html.ts'
import { reducedPage, wantsReducedData } from './reduced-page.ts'

const page = compressPage({
  html: '<!DOCTYPE html><html lang="en"><img src="/b.webp" srcSet="/a.webp 480w, /b.webp 900w" width="9" height="6"/></html>',
  hashes: { scripts: ["'sha256-a'"], styles: [] },
})

test('a visitor who saves data gets the smallest size of each picture, and a mark for the styles', () => {
  expect(htmlOf(reducedPage(page))).toBe(
    '<!DOCTYPE html><html data-reduced="" lang="en"><img src="/b.webp" srcSet="/a.webp 480w" width="9" height="6"/></html>',
  )
})

test('the reduced page is another page to every cache, under the same policy, and made once', () => {
  expect(reducedPage(page).etag).not.toBe(page.etag)
  expect(reducedPage(page).hashes).toEqual(page.hashes)
  expect(reducedPage(page)).toBe(reducedPage(page))
})

test('less is for whoever asks for it, and for slow lines', () => {
  expect([{ saveData: 'on' }, { ect: 'slow-2g' }, { ect: '2g' }, { ect: '3g' }].map(wantsReducedData)).not.toContain(
    false,
  )
  expect([{}, { saveData: 'off' }, { ect: '4g' }].map(wantsReducedData)).not.toContain(true)
})
