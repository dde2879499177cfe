const BROWSERS = {
  'Edg/': 'Edge',
  'OPR/': 'Opera',
  SamsungBrowser: 'Samsung Internet',
  'Firefox/': 'Firefox',
  'FxiOS/': 'Firefox',
  'CriOS/': 'Chrome',
  'Chrome/': 'Chrome',
  'Safari/': 'Safari',
}
const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS': 'Mac',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
}

/** A browser as its owner calls it: "Chrome, Android". What it says of itself (User-Agent) where that is not known. */
export function nameOfBrowser(agent: string): string {
  return [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)].filter(Boolean).join(', ') || agent
}

// The first that is named counts: most claim to be others besides.
function nameIn(agent: string, names: Record<string, string>): string | undefined {
  return Object.entries(names).find(([mark]) => agent.includes(mark))?.[1]
}
