/** npm run test:nightly looks at everything; npm test leaves out what a day can wait for. */
export const BY_NIGHT = Boolean(process.env.TEST_BY_NIGHT)

const A_DAY = 86_400_000
/** Counted once for a whole run, whose workers read it from their settings: it may outlast midnight. */
process.env.TEST_DAY ??= String(Math.floor(Date.now() / A_DAY))
const DAY = Number(process.env.TEST_DAY)

/** Of cases that are much alike, by day every third, tomorrow the next ones; by night all. */
export function byTurns<Case>(cases: readonly Case[], days = 3): Case[] {
  return BY_NIGHT ? [...cases] : cases.filter((_, place) => (place + DAY) % days === 0)
}

/**
 * Files whose tests say the same at every width: by day the phone, which is slower and narrower, stands for both, and at
 * night the desktop is looked at too. A test of theirs that is about the wide page has the tag @desktop and is run there
 * by day as well.
 */
const FILES = [
  'about',
  'assistant',
  'audit',
  'blog',
  'budgets',
  'calculator',
  'careers',
  'contact',
  'desk-company',
  'desk-registers',
  'desk-tariffs',
  'energy-calculator',
  'frame',
  'house-in-articles',
  'landing',
  'language-budgets',
  'legal',
  'lit-house',
  'lit-workshop',
  'notices',
  'one-coral',
  'questions',
  'redirects',
  'save-data',
  'shop',
  'smart-business',
  'smart-home',
  'utilities',
]

/** Of what Playwright calls a test: its project, file, groups, name and tags. */
export const SAME_AT_EVERY_WIDTH = new RegExp(String.raw`^(?!.*@desktop\b).*\b(${FILES.join('|')})\.spec\.ts\b`, 's')
