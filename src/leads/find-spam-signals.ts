import type { LeadContext } from './lead-context.ts'

// Nobody reads and fills a form of ours in less; a browser that fills it by itself still has to be told to.
const FASTEST_MS = 2_000

interface ContentScore {
  score: number
  /** What was found, for staff. */
  reasons: string[]
}

/**
 * From here on staff look at a lead before it is answered. One finding that
 * hardly a person produces is enough (3 points); weaker ones must come together.
 */
export const SUSPICIOUS_SCORE = 3

// What is sold to owners of web sites through their own contact forms, and what fraud is written about.
const SALES_TALK =
  /\b(back-?links?|guest posts?|link building|domain authority|first page of google|rank(?:ing)? (?:your|on google)|seo (?:services?|experts?|packages?|agency)|online casino|casino bonus|viagra|cialis|crypto(?:currency)? (?:investment|trading|profit)|forex signals?|adult dating|porn|lottery winner|inheritance fund|unsecured loans?|web ?site traffic|buy followers)\b/gi
const LINK = /\bhttps?:\/\/|\bwww\./gi
const MARKUP = /<a\s[^<>]*href|\[url[=\]]|\[link[=\]]/i

/** How much a lead reads like spam. A name and everything else that was typed are judged by themselves. */
export function scoreContent(name: string, texts: string[]): ContentScore {
  const text = texts.join('\n')
  const links = count(LINK, text)
  const talk = new Set(text.toLowerCase().match(SALES_TALK)).size

  const findings: [points: number, reason: string][] = [
    [count(LINK, name) > 0 ? 3 : 0, 'link in the name'],
    [MARKUP.test(text) ? 3 : 0, 'link markup'],
    // An applicant shows three works; a visitor quotes a page or two.
    [links > 10 ? 3 : links > 4 ? 2 : 0, `${links} links`],
    [talk > 1 ? 3 : talk * 2, 'sales talk'],
    [talk > 0 && links > 0 ? 1 : 0, 'sales talk with a link'],
    [isRepetitive(text) ? 3 : 0, 'repeated text'],
  ]
  const found = findings.filter(([points]) => points > 0)

  return { score: found.reduce((sum, [points]) => sum + points, 0), reasons: found.map(([, reason]) => reason) }
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}

// Thirty words of which one in five is new, or one letter thirty times: nobody explains a bill like that.
function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const isEcho = words.length >= 30 && new Set(words).size < words.length / 5

  return isEcho || /([^\s._=*~-])\1{29}/u.test(text)
}

/** Why staff should look at a lead before it is answered, or null. Hints, not proof: nothing is ever discarded. */
export function findSpamSignals(lead: { full_name: string; details: object }, context: LeadContext): string | null {
  const { score, reasons } = scoreContent(lead.full_name, textsIn(lead.details))
  const signals = [
    context.nickname && 'hidden field filled',
    context.elapsed_ms !== undefined && context.elapsed_ms < FASTEST_MS && 'filled in under two seconds',
    score >= SUSPICIOUS_SCORE && reasons.join(', '),
  ].filter(Boolean)

  return signals.length > 0 ? signals.join('; ') : null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
