import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCover } from '../../scripts/vite/covers/draw-cover.ts'
import { readFrontMatter } from './read-article-file.ts'

const articles = globSync('content/posts/*.md').map((path) => {
  const file = readFileSync(path, 'utf8')
  const slug = basename(path, '.md')
  const { cover, tags } = readFrontMatter(slug, file)
  return { slug, cover, text: file.slice(file.indexOf('\n---\n')), svg: drawCover(cover, tags) }
})

test('the number on a cover stands in its article', () => {
  for (const { slug, cover, text } of articles) expect(text, slug).toContain(cover.number.split(' of ')[0])
})

test('no two covers show the same drawing, whatever number is written over it', () => {
  const drawings = articles.map(({ svg }) => svg.replace(/<path fill="[^"]+" d="[^"]+"\/>/g, ''))
  expect(new Set(drawings).size).toBe(articles.length)
})

test('what is marked is there, and words stay within the picture', async () => {
  for (const { slug, cover, svg } of articles) {
    const isOfAll = cover.draw === 'dots' || cover.draw === 'triangle'
    if (!isOfAll) expect(Math.max(...cover.marked), slug).toBeLessThan(cover.values.length)
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 640, height: 400 })

    // Between the words' right edge and that of the picture nothing but ground stands over the drawing.
    const ground = data.subarray(0, 3).toString('hex')
    for (let y = 20; y < 200; y += 2) {
      const at = (y * info.width + 622) * info.channels
      expect(data.subarray(at, at + 3).toString('hex'), `${slug}, line ${y}`).toBe(ground)
    }
  }
})
