import type { PathName } from './answer.ts'
import { type Concept, sureTerms } from './understand.ts'

const A_NUMBER = '#'
const CITIES = ['hyderabad', 'patna', 'raipur', 'delhi', 'city', 'area', 'near']
// As stems: "tim" is timing, "time" may be any.
const TIMES = ['hour', 'open', 'clos', 'tim', 'sunday', 'saturday']

/** Each path with what has to be said for it: of every group, one of its words (as stems). The first that fits is taken. */
const PATHS: readonly (readonly [path: PathName, ...groups: readonly (readonly string[])[]])[] = [
  [
    'person',
    ['person', 'human', 'agent', 'someon', 'somebody', 'staff'],
    ['talk', 'speak', 'call', 'contact', 'chat', 'connect', 'meet'],
  ],
  ['person', ['call', 'callback'], ['me', 'back', 'callback', 'phone', 'number']],
  ['audit', ['audit'], ['book', 'apply', 'request', 'schedul', 'visit', 'arrang']],
  ['audit', ['audit'], ['home'], ['free', 'pric', 'cost', 'charg', 'rupe', 'come', ...CITIES]],
  ['bill', ['bill'], ['estimat', 'calculat', 'calculator', 'comput']],
  ['bill', ['unit'], [A_NUMBER], ['bill', 'cost', 'rupe', 'amount', 'charg']],
  ['order', ['plug'], ['pric', 'buy', 'order', 'purchas']],
  [
    'returns',
    ['return', 'refund', 'cancel'],
    ['plug', 'device', 'product', 'order', 'policy', 'item', 'day', 'money', 'refund', 'return'],
  ],
  ['person', ['order', 'parcel'], ['status', 'track']],
  ['openings', ['job', 'vacancy', 'career', 'opening']],
  ['hours', TIMES, ['offic', 'busines', 'branch']],
]

/** What a visitor plainly wants to do, or nothing. */
export function straightPath(concepts: readonly Concept[]): PathName | undefined {
  const said = concepts.map((concept) => sureTerms(concept).map((term) => (/^\d+$/.test(term) ? A_NUMBER : term)))
  const fits = PATHS.find(([, ...groups]) => groups.every((group) => group.some((word) => said.flat().includes(word))))
  if (fits) return fits[0]

  // An hour of air conditioning and a meter that is opened have nothing to do with the office.
  const isOfTimesAlone = said.length > 0 && said.every((words) => words.some((word) => TIMES.includes(word)))
  return isOfTimesAlone ? 'hours' : undefined
}
