import { createContext } from 'react-router'
import type { LeadKind } from '#database/tables.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import type { LeadJobPayload } from './accept-lead.ts'

/** What follows a lead of this kind once it is accepted; see jobs.ts. */
export type JobsOfLead = (kind: LeadKind) => Job<LeadJobPayload>[]

/** For pages that let a lead out of quarantine: its jobs belong to features, which only the spine knows all of. */
export const jobsOfLeadContext = createContext<JobsOfLead>()
