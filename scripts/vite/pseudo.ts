/** What is said of words by these names is no language: addresses, names of files and kinds. */
const NO_WORDS = /^(path|href|icon|kind|id|slug|to|asOf|drums|anchor|key)$/
/** Of a picture: its file, or what it is called. */
const MAYBE_A_FILE = /^pictures?$/
const LIKE_A_NAME =
  /^[A-Z]+(-[A-Z]+)+$|^([/#?.]|https?:|mailto:|tel:)|^[a-z\d]+([-_][a-z\d]+)+$|^[a-z]+[A-Z]\w*$|^\S+@\S+$/
const UNTOUCHED =
  /<[^>]*>|&\w+;|https?:\/\/\S+|\S+@\S+|\/[\w/.&-]+|\b(?:kWh|kVAh|kVArh|kW|kVA|kVAr|IST|PDF|DOCX?|MB|GB)\b/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'àƀçđéƒğĥïĵķļɱñôþɋŕšţûʋŵẋýž'

/**
 * The same words as from a longer foreign language: accented English, four tenths longer. Functions stay functions, and
 * what they are given stays as it is.
 */
export function inPseudo<Words>(words: Words, name = ''): Words {
  return translate(words, name) as Words
}

function translate(words: unknown, name: string): unknown {
  if (NO_WORDS.test(name)) return words
  if (typeof words === 'string') {
    const isName = LIKE_A_NAME.test(words) || (MAYBE_A_FILE.test(name) && !words.includes(' '))
    return isName ? words : longer(accented(words))
  }
  if (typeof words === 'function')
    return (...given: unknown[]) => {
      const said: unknown = words(...given)
      return typeof said === 'string' ? longer(accented(said, textsIn(given))) : translate(said, name)
    }
  if (Array.isArray(words)) return words.map((each) => translate(each, name))
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype) return words
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, translate(each, key)]))
}

function textsIn(given: unknown): string[] {
  if (typeof given === 'string' || typeof given === 'number') return [String(given)]
  if (typeof given !== 'object' || given === null) return []
  return Object.values(given).flatMap(textsIn)
}

function accented(text: string, given: string[] = []): string {
  const kept = given.filter((each) => each.length > 1).map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const apart = new RegExp(`(${[UNTOUCHED.source, ...kept].join('|')})`, 'g')
  return text
    .split(apart)
    .map((part, at) => (at % 2 === 1 ? part : [...(part ?? '')].map(accentedLetter).join('')))
    .join('')
}

function accentedLetter(letter: string): string {
  const lower = ACCENTED[LETTERS.indexOf(letter.toLowerCase())]
  if (!lower) return letter
  return letter === letter.toLowerCase() ? lower : lower.toUpperCase()
}

// In words of usual length, so that lines break as they would.
function longer(text: string): string {
  const letters = text.match(/[^\x20-\x7f]/g)?.length ?? 0
  if (letters < 2) return text
  const more = 'ôñé ţŵô ţĥŕéé ƒôûŕ ƒïʋé šïẋ '.repeat(Math.ceil((letters * 0.4) / 28)).slice(0, Math.ceil(letters * 0.4))
  const [, body = '', end = ''] = /^(.*?)([.:?!…]*\s*)$/s.exec(text) ?? []
  return `${body}\u00a0${more.trimEnd()}${end}`
}
