import { calculatorCopy } from '#content/calculator.ts'
import { site } from '#content/site.ts'
import { day } from '#features/calculator/engine/words.ts'
import './printed-foot.css'

/** On paper only: who worked it out, and when. */
export function PrintedFoot({ today }: { today: string }) {
  return <p className="print-only">{calculatorCopy.bill.printed(site.brand, day(today))}</p>
}
