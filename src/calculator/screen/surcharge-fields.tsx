import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Form } from './form.ts'
import { More } from './more.tsx'
import { NumberField } from './number-field.tsx'

const { fields: copy } = calculatorCopy

/** What the bill itself knows best, and the schemes one may have joined. */
export function SurchargeFields({ form, tariff }: { form: Form; tariff: Tariff }) {
  const { fuel, fuelSecond, schemes } = form.answers
  const optional = tariff.subsidy.filter(
    ({ optIn, defaultOn, includedInRates }) => (optIn || !defaultOn) && !includedInRates,
  )
  const hasFuel = tariff.fuelSurcharge.changes !== 'none'
  if (!hasFuel && tariff.subsidy.length === 0) return null

  return (
    <More summary={copy.more} isAnswered={fuel !== '' || fuelSecond !== '' || schemes !== ''}>
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
    </More>
  )
}
