import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Of each figure, the English texts and what is said in their place: alone, or beside the attributes that differ. */
type Words = Record<string, Record<string, string | { says: string }>>

const figures = namesIn('art/figures')
const TRANSLATED = globSync('art/figures/*.json').map((path) => {
  const language = basename(path, '.json')
  return { language, words: JSON.parse(readFileSync(path, 'utf8')) as Words }
})

test('every figure of an article has its lettering drawn as outlines of our font', () => {
  expect(namesIn('public/posts')).toEqual(figures)

  for (const figure of figures) {
    const drawn = drawing(figure)
    const source = sourceOf(figure)

    expect(drawn, figure).not.toContain('<text')
    expect(count(drawn, '<path'), figure).toBe(count(source, '<path') + count(source, '<text'))
    expect(titleOf(drawn)).toBe(titleOf(source))
    expect(drawn, `${figure} is to be drawn again`).toContain(`data-of="${digest(source)}"`)
  }
})

test('a figure in another language is drawn from the English one of today and from words of its own', () => {
  for (const { language, words } of TRANSLATED) {
    expect(namesIn(`public/posts/${language}`)).toEqual(Object.keys(words).map((name) => `${name}.svg`))

    for (const [name, said] of Object.entries(words)) {
      const drawn = drawing(`${language}/${name}.svg`)
      const source = sourceOf(`${name}.svg`)
      const of = digest(source + JSON.stringify(said))

      expect(drawn, `${language}/${name} is to be drawn again`).toContain(`data-of="${of}"`)
      expect(shapesOf(drawn), name).toEqual(shapesOf(drawing(`${name}.svg`)))
      expect(titleOf(drawn)).toBe(saidOf(said, titleOf(source) ?? ''))
    }
  }
})

test('it says the same numbers', () => {
  for (const { words } of TRANSLATED)
    for (const said of Object.values(words))
      for (const english of Object.keys(said)) expect(numbersIn(saidOf(said, english))).toEqual(numbersIn(english))
})

test('a translated article shows the figures of its own language, and there is none that no article shows', () => {
  for (const { language, words } of TRANSLATED) {
    const articles = globSync(`content/posts/${language}/*.md`).map((path) => readFileSync(path, 'utf8'))
    const shown = articles.flatMap((text) => [...text.matchAll(/!\[[^\]]*\]\((.+?)\)/g)].map(([, src]) => src))

    expect(shown.sort()).toEqual(Object.keys(words).map((name) => `/posts/${language}/${name}.svg`))
  }
})

function namesIn(folder: string): string[] {
  return globSync(`${folder}/*.svg`)
    .map((path) => basename(path))
    .sort()
}

function drawing(figure: string): string {
  return readFileSync(`public/posts/${figure}`, 'utf8')
}

function sourceOf(figure: string): string {
  return readFileSync(`art/figures/${figure}`, 'utf8')
}

/** As art/outline-lettering.py notes it. */
function digest(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 12)
}

function saidOf(said: Words[string], english: string): string {
  const own = said[english] ?? ''
  return typeof own === 'string' ? own : own.says
}

/** All that is drawn and is not lettering. */
function shapesOf(drawn: string): string[] {
  return (
    drawn.match(/<(?:rect|path|line|polygon|polyline|circle)\b[^>]*>/g)?.filter((tag) => !tag.includes('scale(')) ?? []
  )
}

function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort()
}

function count(svg: string, element: string): number {
  return svg.split(element).length - 1
}

function titleOf(svg: string): string | undefined {
  return /<title>(.+)<\/title>/.exec(svg)?.[1]
}
