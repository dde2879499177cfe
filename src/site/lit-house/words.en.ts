import type { Switch } from './appliances.ts'

export const litHouseCopy = {
  state: 'State',
  switches: 'What is on in your home?',
  names: {
    ac: 'AC',
    geyser: 'Geyser',
    fan: 'Fans',
    fridge: 'Fridge',
    tv: 'TV',
    pump: 'Pump',
  } satisfies Record<Switch, string>,
  /** Within a sentence. */
  inside: {
    ac: 'AC',
    geyser: 'geyser',
    fan: 'fans',
    fridge: 'fridge',
    tv: 'TV',
    pump: 'pump',
  } satisfies Record<Switch, string>,
  /** What a screen reader says of each switch. */
  sentences: {
    ac: (hours, units) => `AC, 1.5 ton, ${hours} a day: about ${units} units a month`,
    geyser: (hours, units) => `Geyser, ${hours} a day: about ${units} units a month`,
    fan: (hours, units) => `Fans, three of them, ${hours} a day: about ${units} units a month`,
    fridge: (_, units) => `Fridge, on day and night: about ${units} units a month`,
    tv: (hours, units) => `TV, ${hours} a day: about ${units} units a month`,
    pump: (hours, units) => `Pump, 1 hp, ${hours} a day: about ${units} units a month`,
  } satisfies Record<Switch, (hours: string, units: number) => string>,
  hours: (hours: number) => (hours === 0.5 ? 'half an hour' : `${hours} hours`),
  minutes: (minutes: number) => `${minutes} minutes`,
  month: 'a month',
  units: 'units',
  step: (unit: number, price: string) => `Unit ${unit} alone cost you ${price}.`,
  stepUnknown: (unit: number) => `From unit ${unit} on, the whole bill changes.`,
  /** Under the sum. */
  note: (lacks: string) =>
    lacks === ''
      ? 'Home connection, 3 kW, with lights.'
      : `Home connection, 3 kW, with lights. Not in this sum: ${lacks}.`,
  /** Over the house of an article, with what its appliance adds. */
  article: (appliance: string) => `What does the ${appliance} add to a bill?`,
  articleLead: (appliance: string, units: number, price: string, total: string, state: string) =>
    `In this home in ${state} the ${appliance} uses ${units} units a month. It adds ${price} and makes the bill ${total}. Switch it off and see.`,
  submit: 'See this bill, line by line',
  /** Where a browser cannot do the sum. */
  plain: (on: readonly string[]) =>
    `That is with lights, ${on.join(', ')}. Switch on what you have, then tap the button.`,
} as const
