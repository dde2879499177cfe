import { wordsOf } from '#india/words.ts'

// Case, number and person, longest first. After A. Ramanathan and D. Rao, "A Lightweight Stemmer for Hindi" (2003).
const HINDI = endings(`
  ाइयों ाइयां ियों ियां ाओंगे ाएंगे ाऊंगा ाएगा ाएगी वाना वाने वानी ाओं ाएं ाना ाने ानी ाता ाती ाते ेगा ेगी ेंगे ेंगी
  ना ने नी ता ती ते ओं ों ें एं ीं ां कर ा ी े ो ि ु ू ए ई
`)
// Telugu joins endings to endings ("బిల్లులలో"), so they are taken off one after another.
const TELUGU = endings(`
  ించుకోవాలి ించుకోవచ్చు ించవచ్చు ించాలి ించడం ించడానికి ిస్తుంది ిస్తాయి ిస్తారు ిస్తే ిపోతుంది ిపోతాయి తుంది తాయి తారు ుతుంది ుతాయి ుతారు ుకోవాలి వచ్చు
  డానికి డం ాలి ింది ల్లో లలో లకు లను లతో లపై లోని లోకి లోపు నుంచి నుండి లు లో కి కు ను ని తో పై కై గా ల న య
  ు ూ ి ీ ా ్ ం
`)
const SHORTEST_HINDI = 2
const SHORTEST_TELUGU = 3

const IRREGULAR: Record<string, string> = {
  paid: 'pay',
  bought: 'buy',
  sold: 'sell',
  sent: 'send',
  kept: 'keep',
  read: 'read',
  fees: 'fee',
  // A job, which nobody opens.
  opening: 'opening',
  openings: 'opening',
  analyses: 'analysis',
  industries: 'industry',
  industrial: 'industry',
  founded: 'founder',
  founders: 'founder',
}

const COMPARED = /^(high|cheap|larg|small|dear|long|short|old|new|few|strong|weak|great)(?:er|est)$/

/** Light stemming: "charges", "charged" and "charging" are one word; "meter" stays "meter". In other scripts: stemIndic. */
export function stem(word: string): string {
  if (/^[^\p{ASCII}]/u.test(word)) return stemIndic(word)
  if (!/^[a-z]{4,}$/.test(word)) return word
  const irregular = IRREGULAR[word] ?? COMPARED.exec(word)?.[1]
  if (irregular) return irregular

  return withoutE(withoutEnding(ofVerb(withoutPlural(word))))
}

/** A noun as the verb that it is made of: "consumption" and "consume", "correction" and "correct" are one word. */
function ofVerb(word: string): string {
  return word
    .replace(/(?<=\w{2})umption$/, 'ume')
    .replace(/(?<=\w{2})uction$/, 'uce')
    .replace(/(?<=\w{2})cription$/, 'cribe')
    .replace(/(?<=\w{3})(?<=[cpu])tion$/, 't')
}

function withoutPlural(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|us|is)$/.test(word)) return word
  if (/(sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

function withoutEnding(word: string): string {
  const [, base, ending] = /^(\w{3,}?)(ings?|ed|ally|ly|ment|ation)$/.exec(word) ?? []
  if (!base || !/[aeiouy]/.test(base)) return word
  if (ending === 'ation') return `${base}at`
  return base.replace(/([bdgmnprt])\1$/, '$1')
}

function withoutE(word: string): string {
  return word.length > 4 ? word.replace(/e$/, '') : word
}

/** What is left of a Hindi or Telugu word without its endings: "यूनिटों" and "यूनिट", "బిల్లులో" and "బిల్" are one word. */
export function stemIndic(word: string): string {
  if (/^\p{Script=Devanagari}/u.test(word)) return without(HINDI, word, SHORTEST_HINDI)
  if (!/^\p{Script=Telugu}/u.test(word)) return word

  let stem = word
  for (let next = without(TELUGU, stem, SHORTEST_TELUGU); next !== stem; next = without(TELUGU, stem, SHORTEST_TELUGU))
    stem = next
  return stem
}

function without(endings: readonly string[], word: string, shortest: number): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= shortest)
  return ending ? word.slice(0, -ending.length) : word
}

function endings(list: string): string[] {
  return list
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
}

/** The words of a text as the index knows them. */
export function terms(text: string): string[] {
  return wordsOf(text).map(stem)
}
