// Where programs put a link that they have led through a page of theirs, so that they can count who follows it.
const DETOURS: readonly { host: RegExp; path?: RegExp; parameters: readonly string[] }[] = [
  { host: /^(www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameters: ['q', 'url'] },
  { host: /^(l|lm)\.(facebook|instagram|messenger)\.com$/, parameters: ['u'] },
  { host: /(^|\.)safelinks\.protection\.outlook\.com$/, parameters: ['url'] },
  { host: /^(www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^(www\.)?linkedin\.com$/, path: /^\/(redir\/redirect|safety\/go)$/, parameters: ['url'] },
  { host: /^slack-redir\.net$/, parameters: ['url'] },
  { host: /^out\.reddit\.com$/, parameters: ['url'] },
  { host: /^(www\.)?duckduckgo\.com$/, path: /^\/l\/$/, parameters: ['uddg'] },
  { host: /^vk\.com$/, path: /^\/away\.php$/, parameters: ['to'] },
  { host: /^statics\.teams\.(cdn\.office|microsoft)\.(net|com)$/, parameters: ['url'] },
  { host: /^urldefense\.(com|proofpoint\.com)$/, parameters: ['u'] },
]
const MOST_DETOURS = 5

/** Where a link in an article may lead: to the web, to a mailbox, or to a page of ours or a heading on it. */
export function isLinkAddress(address: string): boolean {
  if (/^(\/(?![/\\])|#)\S*$/.test(address)) return true

  try {
    return ['https:', 'http:', 'mailto:'].includes(new URL(address).protocol)
  } catch {
    return false
  }
}

/** Where a link really leads. A shortened address, such as t.co's, says nothing of that, and stays. */
export function directAddress(address: string): string {
  let direct = address
  for (let turn = 0; turn < MOST_DETOURS; turn += 1) {
    const next = behind(direct)
    if (next === undefined) break
    direct = next
  }
  return direct
}

function behind(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return undefined
  const url = parse(address)
  if (!url) return undefined
  // Proofpoint's third version has it in the path: /v3/__https://…__;!!…
  const inPath = url.hostname === 'urldefense.com' && /\/v3\/__(.+?)__;/.exec(address)?.[1]
  const detour = DETOURS.find(({ host, path }) => host.test(url.hostname) && (!path || path.test(url.pathname)))
  const found = inPath || detour?.parameters.map((name) => url.searchParams.get(name)).find(Boolean)

  return found && /^(https?:\/\/|mailto:)/i.test(found) ? found : undefined
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
