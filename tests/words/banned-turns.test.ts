import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { readArticleFile } from '#articles/read-article-file.ts'
import { BANNED_TURNS, SCRUPLES, turnsIn } from './banned-turns.ts'
import { sentencesOf } from './reading-ease.ts'

// Words for visitors. Staff, programs and the calculator's own sources are spoken to elsewhere.
const WORDS = globSync('src/**/*.en.ts').filter(
  (path) => !/^src\/(desk|calculator|app\/api-docs|app\/settings)\/|-endpoints?\.en\.ts$/.test(path),
)

test('no sentence for a visitor has a turn that nobody says on the phone', () => {
  expect(WORDS.length).toBeGreaterThan(40)
  const banned = [...BANNED_TURNS, ...SCRUPLES]
  const found = WORDS.flatMap((path) => textsOf(path).flatMap((text) => turnsIn(text, banned).map(at(path))))
  expect(found).toEqual([])
})

test('no article has one either', () => {
  const found = globSync('content/posts/*.md').flatMap((path) => {
    const { content } = readArticleFile(path, readFileSync(path, 'utf8'), () => undefined)
    return sentencesOf(content, '').flatMap((sentence) => turnsIn(sentence, BANNED_TURNS).map(at(path)))
  })
  expect(found).toEqual([])
})

function at(path: string) {
  return (fault: string) => `${path} ${fault}`
}

/** The texts of a word file: what is filled in later is left out. */
function textsOf(path: string): string[] {
  const { program } = parseSync(path, readFileSync(path, 'utf8'))
  const texts: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && value.includes(' ')) texts.push(value)
    },
    TemplateLiteral({ quasis }) {
      texts.push(quasis.map(({ value }) => value.cooked).join('…'))
    },
  }).visit(program)
  return texts.flatMap((text) => text.split(/(?<=[.!?])\s+/))
}
