import type { PathName } from './answer.ts'
import type { Concept } from './understand.ts'

/** Each path with what has to be said for it: of every group, one of its words (as stems). The first that fits is taken. */
const PATHS: readonly (readonly [path: PathName, ...groups: readonly (readonly string[])[]])[] = [
  [
    'person',
    ['person', 'human', 'agent', 'someon', 'somebody', 'staff'],
    ['talk', 'speak', 'call', 'contact', 'chat', 'connect', 'meet'],
  ],
  ['person', ['call', 'callback'], ['me', 'back', 'callback', 'phone', 'number']],
  ['audit', ['audit'], ['book', 'apply', 'request', 'schedul', 'visit', 'arrang']],
  ['bill', ['bill'], ['estimat', 'calculat', 'calculator', 'comput']],
  ['order', ['plug'], ['pric', 'buy', 'order', 'purchas']],
  [
    'returns',
    ['return', 'refund', 'cancel'],
    ['plug', 'device', 'product', 'order', 'policy', 'item', 'day', 'money', 'refund', 'return'],
  ],
  ['openings', ['job', 'vacancy', 'career', 'opening']],
  [
    'hours',
    ['hour', 'open', 'clos', 'sunday', 'saturday', 'timing'],
    ['offic', 'open', 'hour', 'sunday', 'saturday', 'today', 'busines', 'clos'],
  ],
]

/** What a visitor plainly wants to do, or nothing. */
export function straightPath(concepts: readonly Concept[]): PathName | undefined {
  const said = new Set(concepts.flatMap(({ terms }) => surely(terms)))
  const fits = PATHS.find(([, ...groups]) => groups.every((group) => group.some((word) => said.has(word))))
  return fits?.[0]
}

function surely(terms: Map<string, number>): string[] {
  return [...terms].filter(([, sureness]) => sureness === 1).map(([term]) => term)
}
