import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const figures = namesIn('art/figures')

test('every figure of an article has its lettering drawn as outlines of our font', () => {
  expect(namesIn('public/posts')).toEqual(figures)

  for (const figure of figures) {
    const drawn = readFileSync(`public/posts/${figure}`, 'utf8')
    const source = readFileSync(`art/figures/${figure}`, 'utf8')

    expect(drawn, figure).not.toContain('<text')
    expect(count(drawn, '<path'), figure).toBe(count(source, '<path') + count(source, '<text'))
    expect(titleOf(drawn)).toBe(titleOf(source))
  }
})

function namesIn(folder: string): string[] {
  return globSync(`${folder}/*`)
    .map((path) => basename(path))
    .sort()
}

function count(svg: string, element: string): number {
  return svg.split(element).length - 1
}

function titleOf(svg: string): string | undefined {
  return /<title>(.+)<\/title>/.exec(svg)?.[1]
}
