import type { WorkshopBill } from './load-workshop.ts'
import { BANKS, FIRST_ON, HOURS, isBank, isMachine, LATHES, MACHINES, SWITCHES, type Switch } from './plant.ts'

/** What a browser needs to do the sum, as for the house; hypot() and atan2() are older than mod(). */
const CAN_SUM = '(width: mod(1px, 1px)) and (text-wrap: balance) and selector(:has(a))'

/** Drums for the dearest workshop. */
export function drumsFor({ mostPaise }: WorkshopBill): number {
  return String(Math.round(mostPaise / 100)).length
}

/**
 * The sums as computed numbers: in kWh, kVAr, kVArh and whole rupees. A browser hands on no more than six digits of
 * each, so kVAh, which have a fraction, are none. The triangle's own copies can glide.
 */
const NUMBERS = ['kwh', 'need', 'given', 'lag', 'lead', 'total', 'now', 'side-kwh', 'side-lag', 'side-lead']

/**
 * The sum of the workshop as CSS. A switch that is on is a 1; each switch does the sum once more with itself turned, so
 * that it can say what it adds. Properties of our own alone: what is drawn by them stands in the style sheets.
 */
export function workshopCss(bill: WorkshopBill): string {
  const { ratePaise, firstPaise } = bill
  const drums = drumsFor(bill)
  const { running, standing } = HOURS
  const kw = sumOf((id) => (isMachine(id) ? MACHINES[id].kw : 0), LATHES.kw)
  const need = sumOf((id) => (isMachine(id) ? MACHINES[id].kvar : 0), LATHES.kvar)
  const given = sumOf((id) => (isBank(id) ? BANKS[id] : 0), 0)
  const sums = {
    kwh: `calc(${running}*(${kw}))`,
    need: `calc(${need})`,
    given: `calc(${given})`,
    lag: `calc(${running}*max(0,var(--need) - var(--given)))`,
    lead: `calc(${running}*max(0,var(--given) - var(--need)) + ${standing}*var(--given)*var(--if-night))`,
    kvah: 'hypot(var(--kwh),var(--lag) + var(--lead))',
    total: `round(var(--kvah)*${ratePaise / 100},1)`,
  }

  return [
    ...NUMBERS.map((name) => `@property --${name}{syntax:"<number>";inherits:true;initial-value:0}`),
    ...digitsOf(firstPaise, drums).map((digit, place) => `.lit__drum--${place}{--d:${digit}}`),
    // Elsewhere the workshop stays as it stands at first.
    `@supports not (${CAN_SUM}){.workshop{${FIRST_ON.map((id) => `--${id}:1`).join(';')}}}`,
    `@supports ${CAN_SUM}{`,
    `.workshop{${SWITCHES.map((id) => `--${id}:0;--if-${id}:var(--${id})`).join(';')};--rate:${ratePaise / 100};--now:var(--total)}`,
    ...SWITCHES.map((id) => `.workshop:has([name="${id}"]:checked){--${id}:1}`),
    ...SWITCHES.map((id) => `.lit__switch--${id}{--if-${id}:(1 - var(--${id}))}`),
    `.workshop,.lit__switch{${Object.entries(sums)
      .map(([name, sum]) => `--${name}:${sum}`)
      .join(';')}}`,
    ...Array.from(
      { length: drums },
      (_, place) => `.lit__drum--${place}{--d:mod(round(down,var(--total)/${10 ** (drums - 1 - place)},1),10)}`,
    ),
    '}',
  ].join('\n')
}

/** What the switches that are on add up to, beside what always runs. */
function sumOf(amountOf: (id: Switch) => number, always: number): string {
  const parts = SWITCHES.filter(amountOf).map((id) => `${amountOf(id)}*var(--if-${id})`)
  return [...(always ? [String(always)] : []), ...parts].join(' + ')
}

/** The drums' digits for whole rupees. */
function digitsOf(paise: number, drums: number): number[] {
  return [...String(Math.round(paise / 100)).padStart(drums, '0')].map(Number)
}
