import type { LeadKind, LeadStatus } from '#database/tables.ts'
import { RECRUITMENT, SALE, type Stage } from '#leads/stages.ts'

export const STATUSES: readonly LeadStatus[] = ['new', 'in-hand', 'answered', 'closed']
export const STAGES: readonly Stage[] = ['received', ...RECRUITMENT, ...SALE]
export const SORTS = ['newest', 'oldest', 'due', 'follow-up'] as const
/** `today`: until midnight in India, missed ones too. */
export const FOLLOW_UPS = ['', 'any', 'today', 'missed'] as const
export const OWNERS = ['anybody', 'mine', 'nobody'] as const
export const QUARANTINES = ['without', 'only', 'with'] as const

/** Which leads an inbox shows. All of it lives in the address. */
export interface LeadFilter {
  q: string
  kind: LeadKind | 'all'
  /** `open`: somebody waits for an answer. */
  status: LeadStatus | 'open' | 'any'
  owner: (typeof OWNERS)[number]
  /** Whoever it was promised to has waited for longer. */
  overdue: boolean
  quarantine: (typeof QUARANTINES)[number]
  /** Days in India, YYYY-MM-DD, both included. */
  from: string
  to: string
  state: string
  source: string
  /** An opening's id, or `none`. */
  opening: string
  /** `received`: an application with no stage yet. */
  stage: Stage | ''
  followUp: (typeof FOLLOW_UPS)[number]
  sort: (typeof SORTS)[number]
}

export const EVERYTHING: LeadFilter = {
  q: '',
  kind: 'all',
  status: 'any',
  owner: 'anybody',
  overdue: false,
  quarantine: 'with',
  from: '',
  to: '',
  state: '',
  source: '',
  opening: '',
  stage: '',
  followUp: '',
  sort: 'newest',
}

/** The views that everybody has. */
export const VIEWS = {
  unanswered: { ...EVERYTHING, status: 'open', quarantine: 'without' },
  overdue: { ...EVERYTHING, status: 'open', quarantine: 'without', overdue: true, sort: 'due' },
  mine: { ...EVERYTHING, status: 'open', owner: 'mine' },
  today: { ...EVERYTHING, owner: 'mine', followUp: 'today', sort: 'follow-up' },
  missed: { ...EVERYTHING, followUp: 'missed', sort: 'follow-up' },
  quarantine: { ...EVERYTHING, status: 'open', quarantine: 'only' },
  all: EVERYTHING,
} satisfies Record<string, LeadFilter>

export type ViewName = keyof typeof VIEWS

/** So many leads of a view are counted, and one more: to count each of a million takes longer than all else that is shown. */
export const MOST_IN_VIEW = 100_000

/** The filter as it stands in an address: what is as everywhere is left out, and one filter is written in one way. */
export function writeFilter(filter: LeadFilter): string {
  const told = Object.entries(filter).filter(([name, value]) => value !== EVERYTHING[name as keyof LeadFilter])
  const query = new URLSearchParams(told.map(([name, value]) => [name, value === true ? '1' : String(value)]))
  // An address without a word means the unanswered.
  return query.toString() || 'status=any'
}

export function findView(filter: LeadFilter): ViewName | undefined {
  const written = writeFilter(filter)
  return (Object.keys(VIEWS) as ViewName[]).find((name) => writeFilter(VIEWS[name]) === written)
}
