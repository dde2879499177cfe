import { calculatorCopy } from '#content/calculator.ts'
import type { Tariff } from '#features/calculator/tariff-schema.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Form } from './form.ts'
import { NumberField } from './number-field.tsx'

const { kvah: copy, fields } = calculatorCopy
const { affected } = copy

/** Work, reactive energy, price and quotation; then the four questions. */
export function KvahFields({ form, pricedBy }: { form: Form; pricedBy: Tariff | undefined }) {
  const isRead = form.answers.known === 'kvarh'

  return (
    <>
      <NumberField form={form} name="work" label={copy.kwh} unit="kWh" />
      <ChoiceField form={form} name="known" label={copy.known}>
        <Options of={copy.knownAs} />
      </ChoiceField>
      {isRead ? (
        <>
          <div className="pair">
            <NumberField form={form} name="lag" label={copy.lag} unit="kVArh" />
            <NumberField form={form} name="lead" label={copy.lead} unit="kVArh" />
          </div>
          <ChoiceField form={form} name="counted" label={copy.counted}>
            <Options of={copy.countedAs} />
          </ChoiceField>
        </>
      ) : (
        <NumberField form={form} name="pf" label={copy.pf} />
      )}
      <div className="pair">
        <NumberField form={form} name="target" label={copy.target} />
        <NumberField
          form={form}
          name="rate"
          label={copy.rate}
          unit="₹"
          hint={pricedBy ? copy.rateFrom(pricedBy.subcategory) : copy.rateHint}
        />
      </div>
      <NumberField form={form} name="kw" label={copy.kw} unit="kW" hint={copy.kwHint} />
      <div className="pair">
        <NumberField form={form} name="quoteFrom" label={copy.quoteFrom} unit="₹" />
        <NumberField form={form} name="quoteTo" label={copy.quoteTo} unit="₹" />
      </div>
      <fieldset className="form">
        <legend>{affected.heading}</legend>
        <ChoiceField form={form} name="category" label={affected.category}>
          <Options of={fields.categories} />
        </ChoiceField>
        <div className="pair">
          <ChoiceField form={form} name="showsKvah" label={affected.showsKvah}>
            <Options of={affected.answers} />
          </ChoiceField>
          <ChoiceField form={form} name="showsLead" label={affected.showsLead}>
            <Options of={affected.answers} />
          </ChoiceField>
        </div>
      </fieldset>
    </>
  )
}

function Options({ of: choices }: { of: Record<string, string> }) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
