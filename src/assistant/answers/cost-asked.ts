import { calculatorPath } from './calculator-path.ts'
import { stem, terms } from './stem.ts'
import { type Concept, sureTerms, termsWithMeaning } from './understand.ts'

/** Ids of the calculator's appliances, by what visitors and our pages call them. */
const APPLIANCES: readonly (readonly [id: string, names: readonly string[]])[] = [
  ['ac', stems('ac conditioner')],
  ['geyser', stems('geyser')],
  ['fridge', stems('fridge refrigerator')],
  ['cooler', stems('cooler')],
  ['fan', stems('fan')],
  ['tv', stems('tv television')],
  ['washer', stems('washer washing')],
  ['pump', stems('pump motor')],
  ['iron', stems('iron')],
  ['microwave', stems('microwave oven')],
  ['induction', stems('induction')],
  ['computer', stems('computer laptop')],
  ['mixer', stems('mixer mixie grinder')],
  ['led', stems('bulb led')],
  ['tube', stems('tube tubelight')],
]

/** The calculator has no row of its own for these: they are typed in there. */
const OTHERS = stems('freezer heater borewell appliance')

const BILLS = stems('bill electricity current unit')
const COSTS = stems('cost rupees save saving high increase jump reduce low lower less cut cheap bring')
const USES = stems('consume unit expensive bill electricity power current')
/** What one says of much else as well: of an appliance's use only where it is asked how much. */
const RUNS = stems('use add run take eat draw')
const HOW_MUCH = stems('much many lot kitna kitne kitni enta entha enni कितना कितने कितनी ఎంత ఎన్ని')
/** What our pages explain, and what is asked of us: no home's bill. */
const ELSEWHERE = stems(
  'kvah kvarh kva capacitor apfc factor demand harmonics factory plug auditor solar audit wrong complaint subsidy tariff free smart',
)

export interface CostAsked {
  /** An appliance of the calculator. */
  appliance?: string
}

/** Whether it is asked what a bill or an appliance costs, why, or how to bring it down: the calculator shows that. */
export function costAsked(question: string, concepts: readonly Concept[]): CostAsked | undefined {
  const said = new Set([...terms(question), ...concepts.flatMap(sureTerms)])
  const isSaid = (words: readonly string[]) => words.some((word) => said.has(word))
  if (isSaid(ELSEWHERE) || (isChoice(question) && !isSaid(HOW_MUCH))) return undefined

  const isOther = isSaid(OTHERS)
  const named = isOther ? undefined : APPLIANCES.find(([, names]) => isSaid(names))
  const isOfUse = isSaid(USES) || (isSaid(RUNS) && isSaid(HOW_MUCH))
  if ((named || isOther) && (isSaid(COSTS) || isOfUse)) return named ? { appliance: named[0] } : {}
  return isSaid(BILLS) && isSaid(COSTS) ? {} : undefined
}

/** Which of two ways is better: an article answers that, no sum. */
function isChoice(question: string): boolean {
  return /\b(or|ya|leda)\b|(?<!\p{L})(या|లేదా|లేక)(?![\p{L}\p{M}])/iu.test(question)
}

export function isNamedIn(title: string, appliance: string): boolean {
  const [, names = []] = APPLIANCES.find(([id]) => id === appliance) ?? []
  return termsWithMeaning(title).some((word) => names.includes(word))
}

/** The calculator with what was said filled in. */
export function costPath({ appliance }: CostAsked, state: string | undefined): string {
  return calculatorPath({
    mode: 'appliances',
    ...(state && { state }),
    ...(appliance && { [`${appliance}.count`]: '1' }),
  })
}

function stems(words: string): string[] {
  return words.split(' ').map(stem)
}
