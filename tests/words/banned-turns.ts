/** A turn of phrase that no page may have, and what to say in its place. */
interface BannedTurn {
  turn: RegExp
  say: string
}

/** Three habits that give away a text that was thought in another language, or for its makers. */
export const BANNED_TURNS: readonly BannedTurn[] = [
  // Clauses that stand for a noun, and turned-about sentences.
  { turn: /\b[Ww]hoever\b/, say: 'you, anyone who' },
  { turn: /^What (lags|leads|takes off|stands|is missing|opens next)\b[^?]*$/, say: 'name the thing' },
  { turn: /\b(is|are) held against\b/, say: 'is compared with' },
  { turn: /\bneeds? another look\b/, say: 'please correct' },
  { turn: /\b(comes?|come) (near|nearest) (to )?it\b/, say: 'should help' },
  { turn: /\b[Nn]obody has to\b/, say: 'say what happens, in the active' },
  { turn: /\bany more\b[^.]*\bdoes not\b|\bis no more\b|\bno more from\b/, say: 'stops, has stopped' },
  { turn: /\b(counted|measured), (not|and) \w+\.$/i, say: 'one maxim a page is enough' },
  { turn: /\bone (press|click)\b/i, say: 'one tap' },

  // Words that nobody in India uses for the thing.
  { turn: /\bdistribution board|\bswitch board|\b(the|your|whole|a) board\b/i, say: 'DB box, switchboard' },
  { turn: /\bpress(es)? (the|this|it|once|play|subscribe|send)\b/i, say: 'tap' },
  { turn: /\bmails?\b/i, say: 'email' },
  { turn: /\be-mails?\b/i, say: 'email' },
  { turn: /\btelephones?\b/i, say: 'phone' },
  { turn: /\bphotographs?\b/i, say: 'photo' },
  { turn: /\brupees an? (kVAh|unit|kWh)\b/i, say: 'rate per unit' },
  { turn: /\b(un)?certain(ty|ties)\b/i, say: 'confidence, sure' },
  { turn: /\b[Ll]ook into your inbox\b/, say: 'check your inbox' },
]

/** The maker's scruples. They belong behind 'How we know', not into a sentence for a customer. */
export const SCRUPLES: readonly BannedTurn[] = [
  { turn: /\b(not )?opened by us\b|\bour own search\b|\bwe have (found no|not found)\b/i, say: 'a source and a date' },
  { turn: /\bfrom memory\b|\bunchecked\b|\bfrom a transcription\b/i, say: 'a source and a date' },
]

export function turnsIn(text: string, banned: readonly BannedTurn[]): string[] {
  return banned.filter(({ turn }) => turn.test(text)).map(({ say }) => `“${text}”: ${say}`)
}
