import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const WORDS = /^[^?]*\.en\.ts$/
/** What the API says of itself to programs: English in every language. */
const FOR_PROGRAMS = /-endpoints?\.en\.ts$/

/**
 * The language that the site is built in, by SITE_LANGUAGE: English, or `x-pseudo`, which tests use to find what no word
 * file says (docs/decisions/0037-words.md). Each words.en.ts is then exchanged for one of the same names.
 */
export function languagePlugin(language = process.env.SITE_LANGUAGE ?? 'en'): Plugin | undefined {
  if (language === 'en') return
  if (language !== 'x-pseudo') throw new Error(`SITE_LANGUAGE is ${language}: there is en, and x-pseudo for tests.`)

  const pseudo = resolve(import.meta.dirname, 'pseudo.ts')
  return {
    name: 'language',
    enforce: 'pre',
    load(id) {
      if (!WORDS.test(id) || FOR_PROGRAMS.test(id)) return
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      return [
        `import * as english from ${JSON.stringify(`${id}?english`)}`,
        `import { inPseudo } from ${JSON.stringify(pseudo)}`,
        ...names.map((name) => `export const ${name} = inPseudo(english.${name}, '${name}')`),
      ].join('\n')
    },
  }
}
