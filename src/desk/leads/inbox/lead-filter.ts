import type { ApplicationStage, LeadKind, LeadStatus } from '#database/tables.ts'
import { cutSearch } from '#platform/text/cut-search.ts'

export const KINDS: readonly LeadKind[] = ['contact', 'audit', 'application', 'subscription']
export const STATUSES: readonly LeadStatus[] = ['new', 'in-hand', 'answered', 'closed']
export const STAGES: readonly (ApplicationStage | 'received')[] = [
  'received',
  'screening',
  'interview',
  'offer',
  'hired',
  'declined',
]
const SORTS = ['newest', 'oldest', 'due'] as const
const OWNERS = ['anybody', 'mine', 'nobody'] as const
const QUARANTINES = ['without', 'only', 'with'] as const

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
  stage: ApplicationStage | 'received' | ''
  sort: (typeof SORTS)[number]
}

const EVERYTHING: LeadFilter = {
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
  sort: 'newest',
}

/** The views that everybody has. */
export const VIEWS = {
  unanswered: { ...EVERYTHING, status: 'open', quarantine: 'without' },
  overdue: { ...EVERYTHING, status: 'open', quarantine: 'without', overdue: true, sort: 'due' },
  mine: { ...EVERYTHING, status: 'open', owner: 'mine' },
  quarantine: { ...EVERYTHING, status: 'open', quarantine: 'only' },
  all: EVERYTHING,
} satisfies Record<string, LeadFilter>

export type ViewName = keyof typeof VIEWS

/** What an address asks for. Without a word it is the unanswered; what makes no sense is left out. */
export function readFilter(query: URLSearchParams): LeadFilter {
  const isBare = ![...query.keys()].some((key) => key in EVERYTHING)
  if (isBare) return VIEWS.unanswered

  const text = (name: string) => cutSearch(query.get(name) ?? '')
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === text(name)) ?? otherwise
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')

  return {
    q: text('q'),
    kind: oneOf('kind', ['all', ...KINDS], 'all'),
    status: oneOf('status', ['any', 'open', ...STATUSES], 'any'),
    owner: oneOf('owner', OWNERS, 'anybody'),
    overdue: text('overdue') === '1',
    quarantine: oneOf('quarantine', QUARANTINES, 'with'),
    from: day('from'),
    to: day('to'),
    state: text('state'),
    source: text('source'),
    opening: text('opening'),
    stage: oneOf('stage', ['', ...STAGES], ''),
    sort: oneOf('sort', SORTS, 'newest'),
  }
}

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

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
