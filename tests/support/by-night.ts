import { createHash } from 'node:crypto'

/** npm run test:nightly looks at everything; npm test leaves out what a day can wait for. */
export const BY_NIGHT = Boolean(process.env.TEST_BY_NIGHT)

const A_DAY = 86_400_000
/** Counted once for a whole run, whose workers read it from their settings: it may outlast midnight. */
process.env.TEST_DAY ??= String(Math.floor(Date.now() / A_DAY))
export const DAY = Number(process.env.TEST_DAY)

/** npm test says so. Whoever runs a file by itself runs all of it. */
const TAKES_TURNS = Boolean(process.env.TEST_TAKES_TURNS) && !BY_NIGHT
/** Each test of the built site is run every sixth day. */
const TURN_DAYS = 6

/**
 * Files that npm test runs daily: where visitors write to us, what the site cannot start, be reached by TLS or keep its data
 * without, and what takes no time.
 */
const EVERY_DAY = [
  ...['audit.spec', 'contact.spec', 'newsletter-form.spec', 'schema.test', 'server.test'],
  ...['browser-floor.test', 'deploy.test', 'rehearsal.test'],
]
const RUN_DAILY = new RegExp(String.raw`\b(${EVERY_DAY.join('|')})\.ts\b`)

/** Whether a test waits for another day, by its whole name, with its file and width: its turn is always the same. */
export function restsToday(name: string, days = TURN_DAYS): boolean {
  if (!TAKES_TURNS || RUN_DAILY.test(name)) return false
  return (createHash('sha256').update(name).digest().readUInt32BE() + DAY) % days !== 0
}

/**
 * Whether a file of unit or API tests, which runs on SQLite daily, waits for another day on PostgreSQL: each second day it
 * is run there too, and daily what keeps leads.
 */
export function restsOnPostgres(path: string): boolean {
  return !/^(src\/(leads|database)|tests\/api)\//.test(path) && restsToday(path, 2)
}

/** Of cases that are much alike, inside one test: by day a part, when the test is run next the next one; by night all. */
export function byTurns<Case>(cases: readonly Case[], parts = 3): Case[] {
  // Counted by turns: of days, a test that is run every sixth would meet the same part for ever.
  const turn = Math.floor(DAY / TURN_DAYS)
  return BY_NIGHT ? [...cases] : cases.filter((_, place) => (place + turn) % parts === 0)
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

type Width = 'phone' | 'desktop'

/** Which tests rest at this width by day. */
export function restingAt(width: Width): RegExp[] {
  return BY_NIGHT || width === 'phone' ? [] : [testsOf(ON_A_PHONE)]
}

function testsOf(files: string[]): RegExp {
  return new RegExp(String.raw`^(?!.*@desktop\b).*\b(${files.join('|')})\.spec\.ts\b`, 's')
}
