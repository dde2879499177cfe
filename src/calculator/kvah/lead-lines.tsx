import { writeUnits } from '#calculator/screen/write-number.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import { FewIcon } from '#ui/few-icons.tsx'
import type { LeadEffect } from './power-factor-result.ts'
import { kvahCopy as copy } from './words.en.ts'

/** Over-corrected: no capacitors are offered here, only what the ones there are cost. */
export function LeadLines({ lead, isCounted }: { lead: LeadEffect; isCounted: boolean }) {
  const { paise, kvah } = lead.added

  return (
    <>
      {isCounted && (
        <div className="bill__total">
          <span>{paise === undefined ? copy.leadAdds : copy.leadCost}</span>
          <b className="price">{paise === undefined ? `${writeUnits(kvah)} kVAh` : formatRupees(paise)}</b>
        </div>
      )}
      <p className="warning">
        <FewIcon name="bad" />
        <span>{`${copy.warning(lead.risePercent.toFixed(1))} ${copy.leadWay}`}</span>
      </p>
    </>
  )
}
