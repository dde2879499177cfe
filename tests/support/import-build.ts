import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { createApp } from '#app/app.ts'
import type { CompanyFacts } from '#company/registers/registers.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import type { Sentence } from '#platform/text/said.ts'

interface Build extends Pick<ServerBuild, 'routes'> {
  createApp: typeof createApp
  jobs: Job<unknown>[]
  listSentences: () => Sentence[]
  companyFacts: () => CompanyFacts
  setCompanyFacts: (facts: CompanyFacts) => void
}

/** What the build's server is made of. Needs the build to be there. */
export async function importBuild(): Promise<Build> {
  return import(join(process.cwd(), 'build/server/index.js'))
}
