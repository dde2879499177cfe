import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { readFrontMatter } from './read-article-file.ts'

const TRANSLATED = globSync('content/posts/*/*.md').map((path) => {
  const slug = basename(path, '.md')
  const language = basename(dirname(path))
  return {
    slug,
    language,
    name: `${language}/${slug}`,
    own: read(path),
    english: read(`content/posts/${slug}.md`),
  }
})

test('a translated article has the figures of the English one, each of them and no other', () => {
  for (const { name, own, english } of TRANSLATED) expect(figuresOf(own), name).toEqual(figuresOf(english))
})

test('it leads to the same places, shows the same figures in its own language, and rests on the same sources of the same days', () => {
  for (const { slug, language, name, own, english } of TRANSLATED) {
    expect(linksOf(own), name).toEqual(linksOf(english.replaceAll('](/posts/', `](/posts/${language}/`)))
    const [matter, before] = [readFrontMatter(name, own), readFrontMatter(slug, english)]
    expect(matter.sources, name).toEqual(before.sources)
    expect(matter.cover.values, name).toEqual(before.cover.values)
    expect([matter.published, matter.tags], name).toEqual([before.published, before.tags])
  }
})

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

function figuresOf(file: string): string[] {
  return [...new Set(textOf(file).match(/\d[\d,]*(\.\d+)?(?<![,.])/g))].sort()
}

function linksOf(file: string): string[] {
  return [...new Set([...textOf(file).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link))].sort()
}

function textOf(file: string): string {
  return file.slice(file.indexOf('\n---\n'))
}
