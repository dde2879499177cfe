import { PowerFactorLines } from '#calculator/advice/power-factor-lines.tsx'
import type { Answers } from '#calculator/answers/answers.ts'
import type { ConnectionNeed } from '#calculator/answers/bill-of-answers.ts'
import type { Result } from '#calculator/answers/work-out.ts'
import { AskedFields } from '#calculator/screen/asked-fields.tsx'
import type { Form } from '#calculator/screen/form.ts'
import type { SumLink } from '#calculator/screen/sum-link.tsx'
import { useAnnouncement } from '#calculator/screen/use-announcement.ts'
import { useResultCount } from '#calculator/screen/use-result-count.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { KvahBill } from './kvah-bill.tsx'
import { KvahFields } from './kvah-fields.tsx'
import { kvahPlace } from './kvah-place.ts'
import { announceKvah } from './kvah-text.ts'
import { powerFactorResult } from './power-factor-result.ts'
import { PowerTriangle } from './power-triangle.tsx'
import { rateOfTariff } from './rate-of-tariff.ts'
import { kvahCopy as copy } from './words.en.ts'

/** What the calculator asks in its kVAh mode, beside the connection. */
export function KvahModeFields({ form, result }: { form: Form; result: Result }) {
  const { troubles, counted } = powerFactorResult(form.answers, undefined)
  const rate = rateOfTariff(result, form.answers, counted)

  return (
    <>
      <AskedFields form={form} asked={result.asked.filter((need) => decidesRate(need, result.tariff))} />
      <KvahFields form={{ ...form, troubles }} rate={rate} />
    </>
  )
}

interface KvahModeBillProps {
  answers: Answers
  tariffs: Tariff[]
  result: Result
}

/** What it prints. */
export function KvahModeBill({ answers, tariffs, result }: KvahModeBillProps) {
  const rate = rateOfTariff(result, answers, powerFactorResult(answers, undefined).counted)
  const worked = powerFactorResult(answers, rate?.paise)
  const announcement = useAnnouncement(announceKvah(worked))
  useResultCount(announcement !== '')

  return (
    <>
      <KvahBill
        answers={answers}
        place={kvahPlace(tariffs)}
        result={worked}
        rate={rate}
        heading="h2"
        drawing={worked.counted && <PowerTriangle counted={worked.counted} />}
      />
      {worked.counted?.correction && worked.kwh !== undefined && (
        <PowerFactorLines
          result={result}
          kwh={worked.kwh}
          from={worked.counted.powerFactor}
          to={[
            worked.counted.correction.least?.target ?? worked.counted.correction.target,
            worked.counted.correction.target,
          ]}
          quotation={worked.counted.correction.payback?.quotation}
        />
      )}
      <p className="vh" role="status">
        {announcement}
      </p>
    </>
  )
}

interface KvahModeSumProps {
  answers: Answers
  result: Result
  /** The screen's own: a module that both need would be one file more for everybody. */
  as: typeof SumLink
}

/** What a better power factor saves a month, in sight while it is typed; what is billed, where there is nothing to save. */
export function KvahModeSum({ answers, result, as: Sum }: KvahModeSumProps) {
  const rate = rateOfTariff(result, answers, powerFactorResult(answers, undefined).counted)
  const { counted } = powerFactorResult(answers, rate?.paise)
  const saved = counted?.lead?.isWarning ? undefined : counted?.correction?.saved
  if (saved?.paise) return <Sum label={copy.saved} value={formatRupees(saved.paise)} />

  const paise = counted?.today.paise
  return paise === undefined ? null : <Sum label={copy.energy} value={formatRupees(paise)} />
}

const OF_DEMAND: ConnectionNeed[] = ['contractDemandKva', 'recordedDemandKva', 'highestPastDemand']

/** A load that only the fixed charge asks for has no part in the price of a kVAh; demand in kVA falls with them. */
function decidesRate(need: ConnectionNeed, { energyCharge }: Tariff): boolean {
  if (OF_DEMAND.includes(need)) return true
  if (need !== 'loadKw' && need !== 'loadKva') return need === 'voltageKv'
  return Boolean(energyCharge?.tables.some(({ appliesWhen: { loadFrom, loadTo } }) => (loadFrom ?? loadTo) != null))
}
