/** npm run test:nightly looks at everything; npm test leaves out what a day can wait for. */
export const BY_NIGHT = Boolean(process.env.TEST_BY_NIGHT)

const A_DAY = 86_400_000
/** Counted once for a whole run, whose workers read it from their settings: it may outlast midnight. */
process.env.TEST_DAY ??= String(Math.floor(Date.now() / A_DAY))
const DAY = Number(process.env.TEST_DAY)

/** Of cases that are much alike, by day every third, tomorrow the next ones; by night all. */
export function byTurns<Case>(cases: readonly Case[], days = 3): Case[] {
  return cases.filter((_, place) => isTurnOf(place, days))
}

/** The same for tests that are much alike in what they guard, or take long: whether the one at this place is run today. */
export function isTurnOf(place: number, days: number): boolean {
  return BY_NIGHT || (place + DAY) % days === 0
}

/**
 * Files whose tests say the same at every width: by day the phone, which is slower and narrower, stands for both, and at
 * night the desktop is looked at too. A test of theirs that is about the wide page has the tag @desktop and is run there
 * by day as well.
 */
const ON_A_PHONE = [
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

/**
 * Files whose journeys are the same at every width, where the phone has no better claim to stand for both: by day each is
 * walked at one of them, tomorrow at the other, and by night at both.
 */
const IN_TURN = [
  'desk-by-keyboard',
  'desk-hiring',
  'desk-reply',
  'desk-words',
  'islands',
  'newsletter',
  'newsletter-form',
  'outside-widget',
  'own-page',
  'translated',
]

export type Width = 'phone' | 'desktop'

/** Of what Playwright calls a test (its project, file, groups, name and tags), those that rest at this width today. */
export function restingAt(width: Width): RegExp[] {
  if (BY_NIGHT) return []
  const elsewhere = IN_TURN.filter((_, place) => ((place + DAY) % 2 === 0) !== (width === 'phone'))
  return width === 'phone' ? [testsOf(elsewhere)] : [testsOf([...ON_A_PHONE, ...elsewhere])]
}

function testsOf(files: string[]): RegExp {
  return new RegExp(String.raw`^(?!.*@desktop\b).*\b(${files.join('|')})\.spec\.ts\b`, 's')
}
