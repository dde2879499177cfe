/** npm run test:nightly looks at everything; npm test leaves out what a day can wait for. */
export const BY_NIGHT = Boolean(process.env.TEST_BY_NIGHT)

/**
 * Files whose tests say the same at every width: by day the phone, which is slower and narrower, stands for both, and at
 * night the desktop is looked at too. A test of theirs that is about the wide page alone has the tag @desktop and is
 * run by day.
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
  'late',
  'legal',
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
