import { KIND_NAMES } from '#leads/kinds.ts'
import { cutSearch } from '#platform/text/clean-text.ts'
import {
  EVERYTHING,
  FOLLOW_UPS,
  type LeadFilter,
  OWNERS,
  QUARANTINES,
  SORTS,
  STAGES,
  STATUSES,
  VIEWS,
} from './lead-filter.ts'

/** What an address asks for. Without a word it is the unanswered; what makes no sense is left out. */
export function readFilter(query: URLSearchParams): LeadFilter {
  const isBare = ![...query.keys()].some((key) => Object.hasOwn(EVERYTHING, key))
  if (isBare) return VIEWS.unanswered

  const text = (name: string) => cutSearch(query.get(name) ?? '')
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === text(name)) ?? otherwise
  const day = (name: string) => (isDay(text(name)) ? text(name) : '')

  return {
    q: text('q'),
    kind: oneOf('kind', ['all', ...KIND_NAMES], 'all'),
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
    followUp: oneOf('followUp', FOLLOW_UPS, ''),
    sort: oneOf('sort', SORTS, 'newest'),
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
