/** Ids of leads and people open nothing by themselves, and tell which one a line is about. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Longer ones are no pages of ours. */
const LONGEST_PATH = 1_000
/** Nobody reads a longer one in a log, and of one word of millions of letters a pattern runs out of room. */
const LONGEST_TEXT = 100_000

/**
 * A text as it may stand in a log: without what opens something by itself. Left out are the last part of a one-time
 * link, the query of an address, words that only a machine writes, and the rest of what is too long.
 */
export function withoutSecrets(text: string): string {
  return (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text)
    .replace(/(\/(?:invitation|reset|your-enquiry)\/+)[^\s/?#"'<>()]+/gi, '$1…')
    .replace(/[^\s"'<>()]+/g, withoutQuery)
    .replace(/\b(token|key|secret|password|code|sig|signature)=[^\s&"'<>()]+/gi, '$1=…')
    .replace(/[\w-]{20,}/g, (word) => (isKey(word) ? '…' : word))
}

/** The path of a request, for a log; never its query, which may be personal. */
export function pathForLog(path: string): string {
  const whole = decoded(path.split(/[?#]/)[0] ?? '').replace(/[\\/]+/g, '/')
  return whole.length > LONGEST_PATH ? `${withoutSecrets(whole.slice(0, LONGEST_PATH))}…` : withoutSecrets(whole)
}

// Word by word: one pattern for all would look through a long path once for each of its slashes.
function withoutQuery(word: string): string {
  const path = word.indexOf('/')
  const query = path < 0 ? -1 : word.slice(path).search(/[?#]./)
  return query < 0 ? word : `${word.slice(0, path + query)}?…`
}

function isKey(word: string): boolean {
  if (UUID.test(word)) return false
  return (/[a-z]/.test(word) && /[A-Z]/.test(word) && /\d|[-_]/.test(word)) || /^[\da-f]{32,}$/i.test(word)
}

// Also where it was encoded more than once; an address may hold a percent sign that encodes nothing.
function decoded(path: string): string {
  let text = path
  for (let times = 0; times < 3 && text.includes('%'); times++) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}
