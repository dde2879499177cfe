import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { languagePlugin } from '../../scripts/vite/language-plugin.ts'

test('the build refuses words that would be English in each language: those made of others, and translated nowhere', () => {
  using folder = temporaryFolder('translated-words')
  const english = join(folder.path, 'words.en.ts')
  const visit = `export const visitCopy = { heading: 'Your visit' }\n`
  writeFileSync(join(folder.path, 'words.hi.ts'), `export const visitCopy = { heading: 'आपकी विजिट' }\n`)
  const build = (words: string) => {
    writeFileSync(english, words)
    const { load } = languagePlugin(['hi']) as unknown as { load: (this: unknown, id: string) => { code: string } }
    return load.call({ environment: { name: 'ssr' } }, english).code
  }

  expect(build(visit)).toContain('hi.visitCopy')
  expect(build(`${visit}export const untranslated = { heading: 'Not yet' }\n`)).toContain('english.untranslated')
  expect(build(`${visit}export function plain(name: string) { return 'Dear ' + name }\n`)).toContain('english.plain')
  expect(() => build(`${visit}export function wordsOf(is: boolean) { return is ? visitCopy : null }\n`)).toThrow(
    'wordsOf',
  )
  const imported = `import { other } from './other-words.en.ts'\n${visit}export const pick = () => other.heading\n`
  expect(() => build(imported)).toThrow('pick')
})
