/** What is the same in each language: names, addresses of others, units. */
const SAME = [
  'One Coral',
  'Play Store',
  'App Store',
  'WhatsApp',
  'GeoNames, CC BY 4.0',
  'SolarQuarter, State-wise Renewable Energy Settlement Rates in India',
  'BEE, 2018',
  'AC',
  'PDF',
  'DOC',
  'DOCX',
  '(IST)',
]
/** Not said to visitors: staff are written to in English. */
const NOT_SAID = [
  /^(\w+KindCopy|dataRequestCopy\.kind)\.(name|jobs)\b/,
  /^(\w+EmailCopy|dataRequestCopy\.mails|consentsCopy|visitCopy|interviewCopy)\.notice\b/,
  /^ownPageCopy\.mail\.(staff|erased)\b/,
  /^replyCopy\.(infected|unscannable|lostFile|refused|attachments)\b/,
  /^editionCopy\.(test|restored|paused)\b/,
  /^automatic(Copy\.(writer|takenBack)|Names)\b/,
  /^languageNames\.x-pseudo$/,
  // Said by termsInWords.
  /^terms\./,
]
/** Read by programs: an address, the name of a file, an id, a day, what stands for something. */
const KEY = /^(https:|\/|[a-z0-9-]*$|IN-|\d{4}-|NOTICE-PLACEHOLDER|electricity-bill-)/
const UNITS = /\b(kWh|kVAh|kVArh?|kg|PF|IST|CIN|GSTIN)\b/g

type Words = Record<string, unknown>

/** The names of sentences that a file in another language lacks or says in English, by `...english` too. */
export function listLeftEnglish(english: Words, translated: Words | undefined, within = ''): string[] {
  return Object.entries(english).flatMap(([key, said]) => {
    const name = within ? `${within}.${key}` : key
    const there = translated?.[key]
    if (NOT_SAID.some((pattern) => pattern.test(name))) return []
    if (said && typeof said === 'object') return listLeftEnglish(said as Words, there as Words | undefined, name)
    return hasWords(said) && (there === undefined || textOf(there) === textOf(said)) ? [name] : []
  })
}

function hasWords(said: unknown): boolean {
  const texts = typeof said === 'function' ? textsOf(said) : typeof said === 'string' ? [said] : []
  return texts.some((text) => !SAME.includes(text) && !KEY.test(text) && /[A-Za-z]{2}/.test(text.replace(UNITS, '')))
}

/** Of a function what is written in it, whatever its types. */
function textOf(said: unknown): string {
  return typeof said === 'function' ? textsOf(said).join('\n') : String(said)
}

/** From the innermost outwards: one text may stand within another. */
function textsOf(said: object, found: string[] = [], source = String(said)): string[] {
  const rest = source.replace(/\$\{[^`'{}]*\}/g, '').replace(/`([^`$]*)`|'([^']*)'/g, (_, template, plain) => {
    found.push(template ?? plain)
    return ''
  })
  return rest === source ? found : textsOf(said, found, rest)
}
