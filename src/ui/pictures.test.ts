import { globSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type PictureName, pictures } from './pictures.ts'

for (const name of Object.keys(pictures) as PictureName[]) {
  test(`${name} is there in every size it promises, as AVIF and as WebP`, async () => {
    const { width, height, widths } = pictures[name]

    for (const file of widths.flatMap((size) => [`${name}-${size}.avif`, `${name}-${size}.webp`])) {
      const made = await sharp(`art/web/${file}`).metadata()
      expect(file).toContain(`-${made.width}.`)
      expect(made.height).toBe(Math.round((made.width * height) / width))
    }
  })
}

test('all AVIF together stay under 2 MB', () => {
  const bytes = globSync('art/web/*.avif').map((file) => statSync(file).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
})

test('every committed picture is one that a page can ask for', () => {
  const promised = Object.entries(pictures).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => [`art/web/${name}-${width}.avif`, `art/web/${name}-${width}.webp`]),
  )
  expect(globSync('art/web/*').sort()).toEqual(promised.sort())
})
