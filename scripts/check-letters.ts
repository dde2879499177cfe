// Names what a translation says that our font of its language was cut without, and that is so drawn apart or in the letters of
// the device: a hint, and no failure. art/README.md says how the font is cut; with --note, what is said now is what it has.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

/** The letters of a syllable are drawn as one: consonants joined by the sign between them, and what stands around them. */
const SCRIPTS = {
  hi: {
    file: 'anek-devanagari',
    syllable: syllables('\u0900-\u097f', '\u094d', '\u0900-\u0903\u093a-\u094f\u0951-\u0957'),
  },
  te: { file: 'anek-telugu', syllable: syllables('\u0c00-\u0c7f', '\u0c4d', '\u0c00-\u0c04\u0c3c\u0c3e-\u0c56') },
}

for (const [language, { file, syllable }] of Object.entries(SCRIPTS)) {
  const list = `src/ui/styles/fonts/${file}.txt`
  const said = saidIn(language, syllable)
  if (process.argv.includes('--note')) {
    writeFileSync(list, `${said.join(' ')}\n`)
    continue
  }
  const drawn = new Set(existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ') : [])
  const missing = said.filter((each) => !drawn.has(each))
  if (missing.length > 0) console.warn(`${file}.woff2 was cut without ${missing.join(' ')} (art/README.md)`)
}

function saidIn(language: string, syllable: RegExp): string[] {
  const files = globSync([`src/**/*.${language}.ts`, `content/**/${language}/**/*.{md,json}`])
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(syllable) ?? []))].sort()
}

function syllables(letters: string, joins: string, signs: string): RegExp {
  return new RegExp(`(?:[${letters}]\\p{M}?${joins}(?:\\u200c|\\u200d)?)*[${letters}][${signs}]*`, 'gu')
}
