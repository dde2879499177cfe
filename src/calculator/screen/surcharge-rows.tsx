import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Form } from './form.ts'
import { NumberField } from './number-field.tsx'

const { fields: copy } = calculatorCopy

/** The surcharges as the bill prints them, and the schemes of this tariff. */
export function SurchargeRows({ form, tariff, hasFuel }: { form: Form; tariff: Tariff; hasFuel: boolean }) {
  const optional = tariff.subsidy.filter(
    ({ optIn, defaultOn, includedInRates }) => (optIn || !defaultOn) && !includedInRates,
  )

  return (
    <div className="form">
      {hasFuel && (
        <div className="pair">
          <NumberField form={form} name="fuel" label={copy.fuel} hint={copy.fuelHint} />
          <ChoiceField form={form} name="fuelKind" label={copy.fuelKind}>
            {Object.entries(copy.fuelKinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </ChoiceField>
        </div>
      )}
      {tariff.fuelSurcharge.secondPart && (
        <NumberField form={form} name="fuelSecond" label={copy.fuelSecond} hint={copy.fuelHint} />
      )}
      {tariff.subsidy.length > 0 && (
        <ChoiceField form={form} name="schemes" label={copy.schemes}>
          <option value="">{copy.usualSchemes}</option>
          <option value="none">{copy.noSchemes}</option>
          {optional.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChoiceField>
      )}
    </div>
  )
}
