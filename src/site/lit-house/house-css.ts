import { FIRST_ON, FIRST_STATE, SWITCHES, type Switch, unitsAlwaysOn, unitsOf, unitsWith } from './appliances.ts'
import { type HouseBill, paiseAt } from './house-bills.ts'

/** What a browser needs to do the sum. Counter styles and :has() are as old as text-wrap, which can be asked for. */
const CAN_SUM = '(width: mod(1px, 1px)) and (text-wrap: balance) and selector(:has(a))'

const DRUMS = 4

/**
 * The sum of the house as CSS. A switch that is on is a 1, and the bill of a state is a line with bends: what it has at
 * its begin, and for each stretch its rate times as many of the units as lie in it. Properties of our own alone: what is
 * drawn by them stands in the style sheets.
 */
export function houseCss(bills: HouseBill[], on: readonly Switch[] = FIRST_ON): string {
  const first = bills.find(({ code }) => code === FIRST_STATE)!
  const most = Math.max(...bills.map(({ stretches }) => stretches.length))
  const terms = Array.from(
    { length: most },
    (_, place) => `var(--r${place},0)*clamp(0,var(--u) - var(--a${place},0),var(--w${place},0))`,
  )

  return [
    ...['u', 'total', 'now'].map((name) => `@property --${name}{syntax:"<number>";inherits:true;initial-value:0}`),
    ...drumsOf(paiseAt(first, unitsWith(on))).map((digit, place) => `.lit__drum--${place}{--d:${digit}}`),
    // Elsewhere the house stays as it stands at first.
    `@supports not (${CAN_SUM}){.house{${on.map((id) => `--${id}:1`).join(';')}}}`,
    `@supports ${CAN_SUM}{`,
    `.house{${SWITCHES.map((id) => `--${id}:0`).join(';')};--u:${unitsCss()};--now:var(--total);${figuresOf(first)}}`,
    ...SWITCHES.map((id) => `.house:has([name="${id}.count"]:checked){--${id}:1}`),
    ...bills.slice(1).map((bill) => `.house:has([value="${bill.code}"]:checked){${figuresOf(bill, most)}}`),
    ...SWITCHES.map((id) => `.lit__switch--${id}{--u:${unitsCss(id)}}`),
    `.house,.lit__switch{--total:calc(var(--b) + ${terms.join(' + ')})}`,
    ...drumPlaces().map(
      (place) =>
        `.lit__drum--${place}{--d:mod(round(down,round(var(--total)/100,1)/${10 ** (DRUMS - 1 - place)},1),10)}`,
    ),
    ...bills.flatMap(stepsOf),
    '}',
  ].join('\n')
}

function drumPlaces(): number[] {
  return Array.from({ length: DRUMS }, (_, place) => place)
}

/** The drums' digits for whole rupees. */
function drumsOf(paise: number): number[] {
  return [...String(Math.round(paise / 100)).padStart(DRUMS, '0')].map(Number)
}

/** The sum of the units; `flipped`: as if that switch stood the other way. */
function unitsCss(flipped?: Switch): string {
  const parts = SWITCHES.map((id) => `${short(unitsOf(id))}*${id === flipped ? `(1 - var(--${id}))` : `var(--${id})`}`)
  return `round(${short(unitsAlwaysOn())} + ${parts.join(' + ')},1)`
}

function figuresOf({ leastPaise, stretches }: HouseBill, most = stretches.length): string {
  const figures = Array.from({ length: most }, (_, place) => {
    const { from, units, paise } = stretches[place] ?? { from: 0, units: 0, paise: 0 }
    return `--r${place}:${short(paise)};--a${place}:${from};--w${place}:${units}`
  })
  return [`--b:${leastPaise}`, ...figures].join(';')
}

/** Of a state's steps the highest that the house has taken is told. */
function stepsOf({ code, steps }: HouseBill): string[] {
  const reached = (unit: number) => `clamp(0,var(--u) - ${unit - 1},1)`
  return steps.map(({ unit }, place) => {
    const next = steps[place + 1]
    return `.lit__step--${code}-${unit}{--told:calc(${reached(unit)}${next ? ` - ${reached(next.unit)}` : ''})}`
  })
}

function short(number: number): string {
  return String(Math.round(number * 10_000) / 10_000)
}
