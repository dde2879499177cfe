import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '../../src/platform/text/language.ts'
import { LANGUAGES } from '../../src/platform/text/languages.ts'

/** What a translated file was made from. */
export interface Translation {
  /** As its first line says it: '26 November 2026', and the revision of the English file. */
  on: string
  from: string
  /** The English sentences at that time: hashTexts. */
  sentences: Record<string, string>
}

const SAID = /^(?:\/\/|#) Translated on (.+?), from revision (\w+)\.$/m

export const TRANSLATED = (Object.keys(LANGUAGES) as Language[]).filter(
  (language) => language !== 'en' && language !== 'x-pseudo',
)

/** Every file of words, and every article, that has a translation into this language. */
export function listTranslated(language: Language): { english: string; file: string }[] {
  const words = globSync(`src/**/*.${language}.ts`)
  const articles = globSync(`content/posts/${language}/*.md`)
  return [...words, ...articles]
    .map((file) => ({ file, english: file.replace(`.${language}.ts`, '.en.ts').replace(`/${language}/`, '/') }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** When a translation was made and from what, by its own first lines; undefined where it does not say. */
export function whenTranslated(file: string): Pick<Translation, 'on' | 'from'> | undefined {
  const [, on, from] = SAID.exec(readFileSync(file, 'utf8')) ?? []
  return on && from ? { on, from } : undefined
}

export function readRecords(language: Language): Record<string, Translation> {
  const path = pathOf(language)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

export function writeRecords(language: Language, records: Record<string, Translation>) {
  writeFileSync(pathOf(language), `${JSON.stringify(records, null, 2)}\n`)
}

function pathOf(language: Language): string {
  return `content/languages/${language}.json`
}
