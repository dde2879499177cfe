import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { computeBill } from '#calculator/engine/compute-bill.ts'
import { onlyLastKnown } from '#calculator/engine/words.en.ts'
import { aFactory } from '#calculator/tariff-examples.ts'
import { builtInTariffLibrary } from '#calculator/tariff-library.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { doubtsToActOn, MissingCharges } from './missing-charges.tsx'

test('that both parts of a surcharge are the last known is said once', () => {
  const [first, second] = [10, 3.4].map((value) => ({
    ...{ name: null, base: [], defaultValue: null, confidence: 'order' as const, note: null },
    ...{ kind: 'paisePerUnit' as const, changes: 'quarterly' as const },
    history: [{ validFrom: '2025-07-01', validTo: null, discom: null, value, source: 'A notice' }],
  }))
  const bill = computeBill(aFactory({ fuelSurcharge: { ...first!, secondPart: second! } }), {
    units: 161,
    date: '2026-11-15',
  })

  expect(bill.unknown.filter(({ id }) => id === 'tariffSurcharge')).toHaveLength(2)
  expect(doubtsToActOn(bill).filter((reason) => reason === onlyLastKnown())).toHaveLength(1)
})

test('a note after a sentence is in the language of the page, and marked as English where nobody translated it', () => {
  const record = () => builtInTariffLibrary().find('IN-MH.domestic.msedcl.2026-27')!
  const [solarHours] = record().timeOfDay
  const entered = { ...record(), timeOfDay: [{ ...solarHours!, note: 'Entered by staff.' }] }

  expect(missing(record())).toContain(`<span>${solarHours?.note}</span>`)
  inLanguage('hi', () => {
    expect(missing(record())).toMatch(/<span>टाइम ऑफ डे मीटर वाले [^<]+<\/span>/)
    expect(missing(entered)).toContain('<span lang="en-IN">Entered by staff.</span>')
  })
})

function missing(tariff: Tariff): string {
  const input = { units: 250, date: '2026-11-15', phase: 1 as const }
  return renderToStaticMarkup(createElement(MissingCharges, { bill: computeBill(tariff, input), tariff, input }))
}
