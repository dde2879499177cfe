import type { ConnectionNeed } from '#calculator/answers/bill-of-answers.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { ChoiceField, NumberField } from './number-field.tsx'

const { fields: copy } = calculatorCopy

const UNITS: Partial<Record<ConnectionNeed, string>> = {
  loadKw: 'kW',
  loadKva: 'kVA',
  contractDemandKva: 'kVA',
  recordedDemandKva: 'kVA',
  loadHp: 'HP',
  recordedDemandKw: 'kW',
  voltageKv: 'kV',
  entitlementUnits: 'kWh',
  kwh: 'kWh',
}

/** What this tariff asks of its connection, and nothing that it does not ask. */
export function AskedFields({ form, asked }: { form: Form; asked: ConnectionNeed[] }) {
  return asked.map((need) => {
    if (need === 'phase')
      return (
        <ChoiceField key={need} form={form} name={need} label={copy.phase}>
          <option value="">{copy.choose}</option>
          <option value="1">{copy.phases['1']}</option>
          <option value="3">{copy.phases['3']}</option>
        </ChoiceField>
      )
    if (need === 'area')
      return (
        <ChoiceField key={need} form={form} name={need} label={copy.area}>
          <option value="">{copy.choose}</option>
          <option value="urban">{copy.areas.urban}</option>
          <option value="rural">{copy.areas.rural}</option>
        </ChoiceField>
      )
    return <NumberField key={need} form={form} name={need} label={copy[need]} unit={UNITS[need]} />
  })
}
