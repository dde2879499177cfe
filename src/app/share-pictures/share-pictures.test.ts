import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { currentLanguage } from '#platform/text/language.ts'
import { offered } from '../../../tests/support/offered.ts'
import { drawShareSvg } from './draw-share-picture.ts'
import { widthOf } from './outline-text.ts'
import { sharePictures } from './share-pictures.ts'

test('a picture is drawn once, kept, and known again by its tag', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'og-'))
  const site = sharePictures({
    folder,
    findSubject: async (name) => (name === 'blogs/fan' ? { title: 'What a fan costs', cover: 'dial' } : undefined),
  })

  const [first, again] = await Promise.all([site.request('/blogs/fan.png'), site.request('/blogs/fan.png')])
  const { width, height, format } = await sharp(await first.arrayBuffer()).metadata()

  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  expect(again.headers.get('ETag')).toBe(first.headers.get('ETag'))
  expect(await readdir(folder)).toHaveLength(1)
  const known = await site.request('/blogs/fan.png', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } })
  expect(known.status).toBe(304)
  expect((await site.request('/blogs/other.png')).status).toBe(404)
  await rm(folder, { recursive: true })
})

test('a long title stays beside the cover, whatever its length', async () => {
  for (const title of [
    'Short',
    'A title of some length that has to be broken into lines',
    'Überlang '.repeat(30).trim(),
  ]) {
    const svg = drawShareSvg({ title, cover: 'bill' }, 'public/covers')
    const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 1200, height: 630 })
  }
})

test('a title in a script that the face lacks is left out, never drawn as boxes', () => {
  const paths = (title: string) => drawShareSvg({ title, cover: 'bill' }, 'public/covers').match(/<path/g)?.length ?? 0
  expect(paths('மின்சாரம்')).toBe(paths('Bill') - 1)
  expect(paths('बिजली kWh')).toBe(paths('Bill'))
})

test('letters of Hindi and Telugu are joined, and signs stand over them, not after them', () => {
  for (const [joined, ...alone] of [
    ['क्ष', 'क', 'ष'],
    ['र्क', 'र', 'क'],
    ['క్ష', 'క', 'ష'],
    ['త్త', 'త', 'త'],
  ] as const)
    expect(widthOf(joined, 100), joined).toBeLessThan(alone.reduce((sum, each) => sum + widthOf(each, 100), 0) - 20)
  expect(widthOf('कें', 100)).toBe(widthOf('क', 100))
})

test('in another language a picture has the title that the page has in it, and none in one that the site has not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'og-'))
  const titles: string[] = []
  const site = sharePictures({
    folder,
    findSubject: async () => {
      const title = currentLanguage() === 'hi' ? 'पंखा कितनी बिजली लेता है' : 'What a fan costs'
      titles.push(title)
      return { title, cover: 'dial' }
    },
  })
  using _ = offered(['en', 'hi'])
  const answers = await Promise.all(['/fan.png', '/hi/fan.png', '/te/fan.png'].map((path) => site.request(path)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  expect(new Set(titles).size).toBe(2)
  expect(answers[1]!.headers.get('ETag')).not.toBe(answers[0]!.headers.get('ETag'))
  await rm(folder, { recursive: true })
})
