import { currentLanguage, FIRST_LANGUAGE, type Language, saidInEnglish } from './language.ts'

type ByLanguage<Words> = Partial<Record<Language, Words>>

/**
 * The words of a file in all languages that have them, in the shape of the English ones: each sentence is that of the
 * language of whoever reads it, at the moment of reading; in one that lacks it, the English, which is noted. The build writes this around
 * words (scripts/vite/language-plugin.ts), for the server alone: a browser's scripts are built in one language.
 */
export function inEachLanguage<Words>(words: ByLanguage<Words> & { en: Words }): Words {
  return choice(words) as Words
}

function choice(words: ByLanguage<unknown>): unknown {
  const english = words[FIRST_LANGUAGE]
  if (typeof english === 'function')
    return (...given: unknown[]) => {
      const own = words[currentLanguage()] as typeof english | undefined
      return own ? own(...given) : saidInEnglish(english(...given))
    }
  if (!isPlain(english)) return english
  if (Array.isArray(english)) refuseOtherLength(english, words)

  const chosen: object = Array.isArray(english) ? [] : {}
  for (const name of Object.keys(english)) {
    const inner = () =>
      Object.fromEntries(
        Object.entries(words).flatMap(([language, each]) =>
          isPlain(each) && Object.hasOwn(each, name) ? [[language, each[name as keyof typeof each]]] : [],
        ),
      )
    const value: unknown = english[name as keyof typeof english]
    const isText = typeof value === 'string'
    // What staff say in place of an English sentence is a getter too, and is asked each time.
    const get = () =>
      (words[currentLanguage()] as Record<string, unknown>)?.[name] ??
      saidInEnglish(english[name as keyof typeof english])
    Object.defineProperty(chosen, name, {
      enumerable: true,
      configurable: true,
      ...(isText ? { get } : { value: choice(inner()) }),
    })
  }
  return chosen
}

// Whoever goes through a list has its length from the English one.
function refuseOtherLength(english: unknown[], words: ByLanguage<unknown>) {
  for (const [language, each] of Object.entries(words))
    if (Array.isArray(each) && each.length !== english.length)
      throw new Error(
        `A list of ${each.length} in ${language} has ${english.length} in English: ${JSON.stringify(each)}`,
      )
}

/** Of what the words themselves are made of; a rule or a pattern among them is the same in each language. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}
