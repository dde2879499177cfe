import { assistantCopy } from '#assistant/words.en.ts'
import { companyFacts } from '#company/facts.ts'
import { officeCalendar } from '#company/office-calendar.ts'
import { weekInWords } from '#company/office-hours.ts'
import { hoursOfDay, isOpenAt } from '#company/opening-hours.ts'
import { productFacts } from '#company/product-facts.en.ts'
import { ungroupDigits } from '#india/indian-numbers.ts'
import { timeInWords } from '#india/indian-time.ts'
import { officeClock } from '#india/office-clock.ts'
import type { Services } from '#platform/services.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { FIRST_LANGUAGE } from '#platform/text/language.ts'
import { latinDigits } from '#platform/text/latin-digits.ts'
import type { Answer, Citation, PathName, SaidUse } from './answer.ts'
import type { AssistantDependencies } from './assistant-dependencies.ts'
import { composeAnswer, type Retrieval } from './compose-answer.ts'
import { type CostAsked, costAsked, costPath, isNamedIn } from './cost-asked.ts'
import { stem, terms } from './stem.ts'
import { countUnanswered } from './unanswered.ts'
import { type Concept, sureTerms, termsWithMeaning } from './understand.ts'

const A_NUMBER = '#'
const CITIES = ['hyderabad', 'patna', 'raipur', 'delhi', 'city', 'area', 'near']
// As stems: "tim" is timing, "time" may be any.
const TIMES = ['hour', 'open', 'clos', 'tim', 'sunday', 'saturday']
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'weekend', 'holiday']

/** Each path with what has to be said for it: of every group, one of its words (as stems). The first that fits is taken. */
const PATHS: readonly (readonly [path: PathName, ...groups: readonly (readonly string[])[]])[] = [
  [
    'person',
    ['person', 'human', 'agent', 'someon', 'somebody', 'staff'],
    ['talk', 'speak', 'call', 'contact', 'chat', 'connect', 'meet'],
  ],
  ['person', ['call', 'callback'], ['me', 'back', 'callback', 'phone', 'number']],
  ['audit', ['audit'], ['book', 'apply', 'request', 'schedul', 'visit', 'arrang']],
  ['audit', ['audit'], CITIES],
  ['audit', ['audit'], ['home'], ['free', 'pric', 'cost', 'charg', 'rupe', 'come']],
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
  ['hours', ['open', 'clos'], DAYS],
]

/** Where no page answers it, whoever speaks of one of these is led to where it is done. */
const LAST_PATHS: typeof PATHS = [
  ['audit', ['audit'], ['home']],
  ['returns', ['return', 'refund']],
  ['order', ['plug', 'auditor'], ['pric', 'cost', 'order', 'buy']],
]

type State = { id: string; name: string }

const UNITS = /(\d[\d,]*(?:\.\d+)?)\s*(?:units?|kwh|यूनिट|యూనిట్)|\bunits?\s+(\d[\d,]*)(?!\s*(?:rs|rupee|₹))/i

const { hours, paths } = assistantCopy

/** Answers one question; what finds no answer is counted, without anything that tells who asked. */
export async function answerQuestion(
  question: string,
  services: Services,
  tools: AssistantDependencies,
): Promise<Retrieval> {
  const index = await tools.searchIndex.open(question)
  const retrieval = composeAnswer(index, question)
  const { concepts, states } = index.read(question)
  const refused = withoutMissingFact(concepts, retrieval.answer)
  if (refused) return { answer: refused, passages: [] }

  const straight = straightPath(concepts, retrieval.answer.confident ? PATHS : [...PATHS, ...LAST_PATHS])
  const cost = straight ? undefined : costAsked(question, concepts)
  const path = straight ?? (cost && 'bill')
  if (path) {
    const { answer, passages } = cost ? onCost(cost, retrieval) : onPath(path, retrieval, concepts, services.now())
    if (path !== 'bill') return { answer, passages }

    // Records name their states in English.
    const known = (await inLanguage(FIRST_LANGUAGE, async () => tools.bills?.states())) ?? []
    const use = saidUse(question, states, known)
    return { answer: { ...answer, use: cost ? { ...use, calculator: costPath(cost, use.state) } : use }, passages }
  }

  if (!retrieval.answer.confident) {
    await countUnanswered(question, services).catch((error) =>
      services.log.warn({ err: error }, 'an unanswered question was not counted'),
    )
  }
  return retrieval
}

/** Whoever says what they want to do is never told that we found nothing, nor what lies beside it. */
function onPath(path: PathName, { answer, passages }: Retrieval, concepts: Concept[], now: Date): Retrieval {
  const isRates = passages.some(({ places }) => places !== undefined)
  const isOnIt: Partial<Record<PathName, (sentence: Citation) => boolean>> = {
    person: () => false,
    hours: ({ href }) => href.startsWith(paths.hours.href),
    openings: ({ href }) => href.startsWith(paths.openings.href),
    bill: ({ title }) => isRates || isOfUse(title, concepts),
    audit: ({ href }) => href.startsWith(paths.audit.href),
  }
  const told = answer.sentences.filter(isOnIt[path] ?? (() => true))
  const sentences = path === 'hours' ? [openNow(now), ...told] : told

  return { answer: { ...answer, path, confident: true, sentences }, passages: told.length > 0 ? passages : [] }
}

/** What the pages say of that very appliance; of bills as a whole they say too much to be quoted. */
function onCost({ appliance }: CostAsked, { answer, passages }: Retrieval): Retrieval {
  const told = appliance ? answer.sentences.filter(({ title }) => isNamedIn(title, appliance)) : []
  return {
    answer: { ...answer, path: 'bill', confident: true, sentences: told },
    passages: told.length > 0 ? passages : [],
  }
}

function openNow(now: Date): Citation {
  const calendar = officeCalendar()
  const today = hoursOfDay(officeClock(now), calendar)
  const isOpen = today && isOpenAt(now, calendar)
  const text = isOpen ? hours.open(timeInWords(today.closesAt)) : hours.closed(weekInWords(calendar))
  return { text, href: paths.hours.href, title: hours.title }
}

/** Another use makes another bill: only a heading with these units says that a sentence is of this one. */
function isOfUse(title: string, concepts: Concept[]): boolean {
  const words = termsWithMeaning(title)
  return concepts.every(({ said }) => !/^\d+$/.test(said) || words.includes(said))
}

/** What a question says of a bill, so that nobody is asked for it again: "bill for 300 units in Telangana". */
export function saidUse(question: string, named: readonly string[], states: readonly State[]): SaidUse {
  const state = named.length === 1 ? states.find(({ name }) => name === named[0])?.id : undefined
  const units = unitsIn(question)
  return { ...(state && { state }), ...(units && { units }) }
}

function unitsIn(question: string): string | undefined {
  const [, before, after] = UNITS.exec(latinDigits(question.normalize('NFKC'))) ?? []
  return ungroupDigits(before ?? after ?? '') || undefined
}

/** What a visitor plainly wants to do, or nothing. */
function straightPath(concepts: readonly Concept[], paths: typeof PATHS): PathName | undefined {
  const said = concepts.map((concept) => sureTerms(concept).map((term) => (/^\d+$/.test(term) ? A_NUMBER : term)))
  const fits = paths.find(([, ...groups]) => groups.every((group) => group.some((word) => said.flat().includes(word))))
  if (fits) return fits[0]

  // An hour of air conditioning and a meter that is opened have nothing to do with the office.
  const isOfTimesAlone = said.length > 0 && said.every((words) => words.some((word) => TIMES.includes(word)))
  return isOfTimesAlone ? 'hours' : undefined
}

/** How visitors ask for a fact of the plug, and what its line is called: a line belongs to the first that has a word of it. */
const ASKED_BY = [
  'ampere amp amps amperes rating rated current',
  'watt watts kw ton heavy maximum',
  'bis isi standard certified certification',
  'wifi wi fi router',
  'box',
  'warranty guarantee',
  'emi cod upi card gst invoice',
  'delivery deliver courier dispatch',
].map(stems)
const PLUG = ['plug', 'socket']
/** Asked of by whoever buys: of the plug, also where it is not named, as nothing else is ordered here. */
const OF_ORDERS = stems('emi cod upi gst invoice delivery deliver courier dispatch warranty guarantee')
const SHOP = '/our-products'

/** Asked for what the company has not said of the plug, no page answers, however well an article seems to. */
function withoutMissingFact(concepts: readonly Concept[], answer: Answer): Answer | undefined {
  const { plug } = companyFacts().products
  const said = new Set(concepts.flatMap((concept) => [stem(concept.said), ...sureTerms(concept)]))
  if (!plug || ![...PLUG, ...OF_ORDERS].some((word) => said.has(word))) return undefined

  // By the names that its lines have in English, in which what was asked is understood.
  const facts = inLanguage(FIRST_LANGUAGE, () =>
    productFacts(plug).map(({ label, value }) => ({ label: terms(label), isMissing: value === null })),
  )
  const isMissing = facts.some(({ label, isMissing }) => isMissing && isAsked(label, said))
  if (!isMissing) return undefined

  const shop = { href: SHOP, title: assistantCopy.shopOf(plug.name) }
  const others = answer.nearest.filter(({ href }) => href.split('#')[0] !== SHOP)
  return { confident: false, sentences: [], nearest: [shop, ...others].slice(0, 3) }
}

function isAsked(own: string[], said: ReadonlySet<string>): boolean {
  const words = ASKED_BY.find((each) => each.some((word) => own.includes(word))) ?? []
  return words.some((word) => said.has(word))
}

function stems(words: string): string[] {
  return words.split(' ').map(stem)
}
