import type { Page } from '@playwright/test'
import { mainNav } from '#company/nav.en.ts'
import { type PictureName, pictures } from '#ui/pictures.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

test('pages opened from there are as sparing, and React finds what it expects', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const shown = picturesOf(page)
  await page.goto('/')
  await hydrated(page)

  const { path, label } = mainNav.find(({ path }) => path === '/our-products')!
  await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`.hdr a[href="${path}"]`)?.click(), path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page, label).toHaveURL(path)
  await page.locator('.carousel img').first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')

  expect(shown.length).toBeGreaterThan(1)
  expect(shown.filter((path) => !isSmallest(path))).toEqual([])
  await expect(page.locator('.carousel__thumbs img').first()).toBeHidden()
  expect(complaints).toEqual([])
})

test('caches are told what the answer depends on', async ({ request }) => {
  const { vary, 'accept-ch': hints } = (await request.get('/')).headers()
  expect(vary?.split(', ').toSorted()).toEqual(['Accept-Encoding', 'ECT', 'Save-Data'])
  expect(hints).toBe('ECT')
})

function isSmallest(path: string): boolean {
  const [, name, width] = /([a-z0-9-]+)-(\d+)\.\w+$/.exec(path) ?? []
  return Number(width) === pictures[name as PictureName]?.widths[0]
}

function picturesOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(avif|webp)$/.test(pathname)) paths.push(pathname)
  })
  return paths
}
