import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as assistantHindi from '#assistant/words.hi.ts'
import * as assistantTelugu from '#assistant/words.te.ts'
import { blogCopy as blogHindi } from '#site/blog/words.hi.ts'
import { blogCopy as blogTelugu } from '#site/blog/words.te.ts'
import * as businessHindi from '#site/smart-business/words.hi.ts'
import * as businessTelugu from '#site/smart-business/words.te.ts'
import * as utilitiesHindi from '#site/utilities/words.hi.ts'
import * as utilitiesTelugu from '#site/utilities/words.te.ts'

const ARTICLE = /^\/blogs\/([\w-]+)$/

test.each([
  ['hi', blogHindi.inEnglish, [assistantHindi, businessHindi, utilitiesHindi]],
  ['te', blogTelugu.inEnglish, [assistantTelugu, businessTelugu, utilitiesTelugu]],
] as const)('in %s a link to an article says so where that is in English alone', (language, inEnglish, words) => {
  const links = words.flatMap(linksIn)
  expect(links).toHaveLength(4)
  for (const { slug, said } of links)
    expect(said.includes(`(${inEnglish})`), said).toBe(!existsSync(`content/posts/${language}/${slug}.md`))
})

/** Each address of an article among words, with what is said beside it. */
function linksIn(words: unknown): { slug: string; said: string }[] {
  if (typeof words !== 'object' || words === null) return []
  const texts = Object.values(words).filter((each) => typeof each === 'string')
  const slugs = texts.flatMap((text) => ARTICLE.exec(text)?.[1] ?? [])
  return [...slugs.map((slug) => ({ slug, said: texts.join(' ') })), ...Object.values(words).flatMap(linksIn)]
}
