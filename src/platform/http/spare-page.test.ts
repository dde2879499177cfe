import { expect, test } from 'vitest'
import { sparePage, wantsLess } from './spare-page.ts'
import { compressPage } from './stored-page.ts'

const page = compressPage({
  html: '<!DOCTYPE html><html lang="en"><img src="/b.webp" srcSet="/a.webp 480w, /b.webp 900w" width="9" height="6"/></html>',
  hashes: { scripts: ["'sha256-a'"], styles: [] },
})

test('a visitor who saves data gets the smallest size of each picture, and a mark for the styles', () => {
  expect(sparePage(page).html).toBe(
    '<!DOCTYPE html><html data-spare="" lang="en"><img src="/b.webp" srcSet="/a.webp 480w" width="9" height="6"/></html>',
  )
})

test('the spare page is another page to every cache, under the same policy, and made once', () => {
  expect(sparePage(page).etag).not.toBe(page.etag)
  expect(sparePage(page).hashes).toEqual(page.hashes)
  expect(sparePage(page)).toBe(sparePage(page))
})

test('less is for who asks for it, and for slow lines', () => {
  expect([{ saveData: 'on' }, { ect: 'slow-2g' }, { ect: '2g' }, { ect: '3g' }].map(wantsLess)).not.toContain(false)
  expect([{}, { saveData: 'off' }, { ect: '4g' }].map(wantsLess)).not.toContain(true)
})
