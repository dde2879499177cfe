import { SHIFTS } from '#calculator/answers/paper-terms.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { describeRate, describeZone } from '#calculator/engine/factory/time-of-day-zones.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Form } from './form.ts'
import { NumberField } from './number-field.tsx'
import { zonesCopy as copy } from './zone-words.en.ts'

export * as rules from '#calculator/engine/factory/rules.ts'
export { ChangedFields } from './changed-fields.tsx'
export { PaperRows } from './paper-rows.tsx'
export { SurchargeRows } from './surcharge-rows.tsx'

/** When the units were used, as the bill prints it; or the shifts, which give a range. */
export function ZoneFields({ form, result: { zones, tariff } }: { form: Form; result: Result }) {
  if (zones.length === 0) return null
  const isTold = zones.some(({ id }) => (form.answers[`zone.${id}`] ?? '') !== '')

  return (
    <fieldset className="form">
      <legend>{copy.legend}</legend>
      <p className="hint">{copy.hint}</p>
      {zones.map((zone) => (
        <NumberField
          key={zone.id}
          form={form}
          name={`zone.${zone.id}`}
          label={`${describeZone(zone)} (${describeRate(zone.charge)})`}
          unit={tariff.billingUnit}
        />
      ))}
      {!isTold && (
        <ChoiceField form={form} name="shifts" label={copy.shifts} hint={copy.shiftsHint}>
          <option value="">{copy.noShifts}</option>
          {SHIFTS.map((shifts) => (
            <option key={shifts} value={shifts}>
              {copy.shiftNames[shifts]}
            </option>
          ))}
        </ChoiceField>
      )}
    </fieldset>
  )
}
