import { aColleague } from './at-desk.ts'
import { test as base } from './test-services.ts'

export { type TestServices, testServices } from './test-services.ts'

/** As others begin, and with a colleague of each role that the test names. */
export const test = base
  .extend('admin', ({ services }) => aColleague(services, 'admin'))
  .extend('editor', ({ services }) => aColleague(services, 'editor'))
  .extend('hr', ({ services }) => aColleague(services, 'hr'))
  .extend('reader', ({ services }) => aColleague(services, 'reader'))
  .extend('sales', ({ services }) => aColleague(services, 'sales'))
  .extend('viewer', ({ services }) => aColleague(services, 'viewer'))
