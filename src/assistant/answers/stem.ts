import { stemIndic } from './stem-indic.ts'

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

/** Light stemming: "charges", "charged" and "charging" are one word; "meter" stays "meter". In other scripts: stemIndic. */
export function stem(word: string): string {
  if (/^[^\p{ASCII}]/u.test(word)) return stemIndic(word)
  if (!/^[a-z]{4,}$/.test(word)) return word
  const irregular = IRREGULAR[word]
  if (irregular) return irregular

  return withoutE(withoutEnding(withoutPlural(word)))
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
