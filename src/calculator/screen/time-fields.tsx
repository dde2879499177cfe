import { laterMonth, monthOf, usualMonth } from '#calculator/answers/month.ts'
import { day } from '#calculator/engine/words.en.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import type { Form } from './form.ts'
import { ChoiceField } from './number-field.tsx'

const { fields: copy } = calculatorCopy
const MONTHS_BACK = 24
const BILL_MONTHS = [1, 2, 3, 4, 6, 12]

/** Which month's rates, and how long the bill is. */
export function TimeFields({ form, tariff, today }: { form: Form; tariff: Tariff; today: string }) {
  const now = monthOf(today)
  const past = Array.from({ length: MONTHS_BACK }, (_, place) => laterMonth(now, -1 - place))
  const preset = usualMonth(form.answers, today)
  const { month } = form.answers
  const usual = tariff.billingPeriodMonths

  return (
    <div className="pair">
      <ChoiceField form={form} name="month" label={copy.month}>
        <option value="">{preset === now ? copy.thisMonth(day(now)) : copy.readMonth(day(preset))}</option>
        {month !== '' && !past.includes(month) && <option value={month}>{day(month)}</option>}
        {past.map((month) => (
          <option key={month} value={month}>
            {day(month)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField form={form} name="months" label={copy.months}>
        <option value="">{copy.usual(copy.monthCount(usual))}</option>
        {BILL_MONTHS.map((count) => (
          <option key={count} value={count}>
            {copy.monthCount(count)}
          </option>
        ))}
      </ChoiceField>
    </div>
  )
}
