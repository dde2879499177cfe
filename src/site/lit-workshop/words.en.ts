import type { Switch } from './plant.ts'

export const litWorkshopCopy = {
  switches: 'What is on in the workshop?',
  names: {
    bank1: (kvar) => `${kvar} kVAr`,
    bank2: (kvar) => `${kvar} kVAr`,
    bank3: (kvar) => `${kvar} kVAr`,
    press: () => 'Press',
    compressor: () => 'Compressor',
    night: () => 'At night',
  } satisfies Record<Switch, (kvar: number) => string>,
  /** What a screen reader says of each switch. */
  sentences: {
    bank1: (_, kvar) => `Capacitors, first bank: ${kvar} kVAr`,
    bank2: (_, kvar) => `Capacitors, second bank: ${kvar} kVAr`,
    bank3: (_, kvar) => `Capacitors, third bank: ${kvar} kVAr`,
    press: (kw, kvar) => `Press: ${kw} kW, and ${kvar} kVAr that lag`,
    compressor: (kw, kvar) => `Compressor: ${kw} kW, and ${kvar} kVAr that lag`,
    night: () => 'Capacitors left on at night, when the machines stand still',
  } satisfies Record<Switch, (kw: number, kvar: number) => string>,
  month: 'a month',
  factor: 'Power factor',
  work: 'kWh that work',
  billed: 'kVAh billed',
  reactive: 'kVArh',
  waste: 'for no work',
  /** One of them is told. */
  states: {
    lags: 'The motors lag. Switch capacitors on.',
    even: 'In balance: you pay for work alone.',
    leads: 'Too many capacitors: now it leads.',
    night: 'At night the capacitors lead, and you pay.',
  },
  /** Under the sum. */
  note: (kw: number, tariff: string, state: string, rate: string, running: number, standing: number) =>
    `Example: ${kw} kW in ${state}, ${tariff}, 11 kV. It runs ${running} hours a month and stands for ${standing}. Energy charge at ${rate} a kVAh, lead counted. Demand charge and duty come on top.`,
  submit: 'See this month in the calculator',
  /** Where a browser cannot do the sum. */
  plain: 'That is without capacitors. Switch on what you have, then tap the button.',
} as const
