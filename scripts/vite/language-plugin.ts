import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { isLanguage, type Language, USUAL_LANGUAGES } from '../../src/platform/text/language.ts'

const WORDS = /^[^?]*\.en\.ts$/
/** What the API says of itself to programs, and what staff read: English in every language. */
const ENGLISH_ONLY = /-endpoints?\.en\.ts$|\/src\/desk\/|\/src\/company\/registers\//
const PSEUDO = 'x-pseudo'
/** A name of this kind holds what programs compare, and no words. */
const FOR_PROGRAMS = /^[A-Z\d_]+$/

const pseudoFile = resolve(import.meta.dirname, 'pseudo.ts')
const chooser = resolve(import.meta.dirname, '../../src/platform/text/in-each-language.ts')

/** The languages beside English that are built, by SITE_LANGUAGES; that of browsers' scripts, by SCRIPT_LANGUAGE. */
export function languagesToBuild({ SITE_LANGUAGES }: { SITE_LANGUAGES?: string } = process.env): Language[] {
  const named = (SITE_LANGUAGES || USUAL_LANGUAGES.join())
    .split(/[\s,]+/)
    .filter((name) => name !== '' && name !== 'en')
  for (const name of named) if (!isLanguage(name)) throw new Error(`SITE_LANGUAGES names ${name}, which nobody speaks.`)
  return named as Language[]
}

/**
 * Exchanges each words.en.ts (docs/decisions/0046-languages.md): for the server by a module of the same names that say each
 * sentence in the language of the request, for browsers by the words of one language. A translation is words.hi.ts beside
 * words.en.ts; `x-pseudo`, which tests use to find what no word file says, has one of every file.
 */
export function languagePlugin(languages = languagesToBuild(), script = process.env.SCRIPT_LANGUAGE): Plugin {
  let isDevelopment = false
  return {
    name: 'language',
    enforce: 'pre',
    configResolved({ command }) {
      isDevelopment = command === 'serve'
    },
    // A translation takes what is no language from the English file beside it, and not from what stands in its place.
    resolveId(source, importer) {
      if (!importer || !source.endsWith('.en.ts')) return
      const english = resolve(dirname(importer), source)
      const asksForItself = importer.replace(/\.(\w\w|x-pseudo)\.ts$/, '.en.ts') === english
      return asksForItself ? `${english}?english` : undefined
    },
    load(id) {
      if (!WORDS.test(id)) return
      const translated = languages.filter((language) => isTranslated(id, language))
      // Under `npm run dev` scripts are not built a language: they choose as the server does, by the language of their page.
      if (this.environment.name === 'client' && !isDevelopment) {
        const language = translated.find((language) => language === script)
        return language && { code: inOneLanguage(id, language), moduleType: 'ts' }
      }
      // One that nobody has translated yet too: what it says in another language is marked as English.
      if (languages.length === 0 || ENGLISH_ONLY.test(id)) return
      return { code: inEveryLanguage(id, translated), moduleType: 'ts' }
    },
  }
}

function isTranslated(id: string, language: Language): boolean {
  return language === PSEUDO ? !ENGLISH_ONLY.test(id) : existsSync(fileIn(id, language))
}

function fileIn(id: string, language: Language): string {
  return id.replace(/\.en\.ts$/, `.${language}.ts`)
}

function inEveryLanguage(id: string, languages: Language[]): string {
  const names = namesIn(id)
  const translations = languages.map((language) => {
    const said = language === PSEUDO ? names : namesIn(fileIn(id, language))
    const bare = language === PSEUDO ? [] : Object.keys(said).filter((name) => said[name])
    return { language, names: Object.keys(said), bare }
  })
  const inEach = Object.entries(names).map(([name, isBare]) => {
    const inLanguages = translations.filter((each) => each.names.includes(name)).map(({ language }) => language)
    if (FOR_PROGRAMS.test(name) && isBare) return `export const ${name} = english.${name}`
    const bare = translations.find(({ bare }) => bare.includes(name))
    const left = translations.find((each) => each.language !== PSEUDO && !each.names.includes(name))
    if (left && isMadeOfWords(id, name))
      throw new Error(
        `${id}: ${name} is made of other words and not translated, so it says them in English in each language. Make it there too, or elsewhere.`,
      )
    if (bare && name in names && !isBare)
      throw new Error(`${fileIn(id, bare.language)}: ${name} is a bare sentence, and in English it is none.`)
    if (isBare && inLanguages.length > 0)
      throw new Error(
        `${id}: ${name} is a bare sentence, which cannot follow a language. Make it a function or an object.`,
      )
    const others = inLanguages.map((language) => `${JSON.stringify(language)}: ${wordsOf(language, name)}`)
    return `export const ${name} = /* @__PURE__ */ inEachLanguage({ ${[`en: english.${name}`, ...others].join(', ')} })`
  })
  return [
    `import * as english from ${JSON.stringify(`${id}?english`)}`,
    `import { inEachLanguage } from ${JSON.stringify(chooser)}`,
    `import { inPseudo } from ${JSON.stringify(pseudoFile)}`,
    ...languages
      .filter((language) => language !== PSEUDO)
      .map((language) => `import * as ${language} from ${JSON.stringify(fileIn(id, language))}`),
    ...inEach,
  ].join('\n')
}

function inOneLanguage(id: string, language: Language): string {
  const names = Object.keys(namesIn(id))
  if (language === PSEUDO)
    return [
      `import * as english from ${JSON.stringify(`${id}?english`)}`,
      `import { inPseudo } from ${JSON.stringify(pseudoFile)}`,
      ...names.map((name) => `export const ${name} = /* @__PURE__ */ ${wordsOf(language, name)}`),
    ].join('\n')

  const file = fileIn(id, language)
  const said = Object.keys(namesIn(file))
  const left = names.filter((name) => !said.includes(name))
  const rest = left.length > 0 ? `export { ${left.join(', ')} } from ${JSON.stringify(`${id}?english`)}\n` : ''
  return rest + readFileSync(file, 'utf8')
}

function wordsOf(language: Language, name: string): string {
  return language === PSEUDO ? `inPseudo(english.${name}, '${name}')` : `${language}.${name}`
}

interface Declared {
  type: string
  exportKind?: string
  importKind?: string
  source?: { value: string } | null
  specifiers?: { exported: { name: string }; local?: { name: string } }[]
  declaration?: {
    type: string
    id?: { name: string }
    declarations?: { id: { name: string }; init: Value | null }[]
  } | null
}

interface Value {
  type: string
  value?: unknown
  expression?: Value
}

/** What a file of words exports, and which of it is a bare sentence. */
function namesIn(file: string): Record<string, boolean> {
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }) as unknown as { body: Declared[] }
  const exported = body.filter(({ type, exportKind }) => type === 'ExportNamedDeclaration' && exportKind !== 'type')
  return Object.fromEntries(
    exported.flatMap(({ declaration, specifiers = [] }) => [
      ...specifiers.map(({ exported }) => [exported.name, false]),
      ...(declaration?.type === 'FunctionDeclaration' && declaration.id ? [[declaration.id.name, false]] : []),
      ...(declaration?.declarations ?? []).map(({ id, init }) => [id.name, isBare(init)]),
    ]),
  )
}

/** Whether what a file of words exports under this name says others of its words, or of another file's. */
function isMadeOfWords(file: string, name: string): boolean {
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }) as unknown as { body: Declared[] }
  const words = new Set(Object.keys(namesIn(file)))
  for (const { type, importKind, source, specifiers = [] } of body)
    if (type === 'ImportDeclaration' && importKind !== 'type' && source?.value.endsWith('.en.ts'))
      for (const { local } of specifiers) if (local) words.add(local.name)

  const exported = body.find(({ declaration }) => {
    const made = [declaration?.id, ...(declaration?.declarations ?? []).map(({ id }) => id)]
    return made.some((each) => each?.name === name)
  })
  return names(exported?.declaration).some((each) => each !== name && words.has(each))
}

/** What a part of a file refers to, its types left out. */
function names(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, name, typeAnnotation, returnType, ...parts } = node as Record<string, unknown>
  if (type === 'Identifier') return [String(name)]
  return Object.values(parts).flatMap(names)
}

function isBare(value: Value | null | undefined): boolean {
  if (!value) return false
  if (value.expression) return isBare(value.expression)
  return value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string')
}
