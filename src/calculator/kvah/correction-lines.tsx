import { plain } from '#calculator/engine/numbers.ts'
import { PriceLine } from '#calculator/screen/price-line.tsx'
import { writeUnits } from '#calculator/screen/write-number.ts'
import { formatRupees } from '#india/indian-numbers.ts'
import type { Billed, Correction, Payback } from './correct.ts'
import { paybackText, writeFactor } from './kvah-text.ts'
import { kvahCopy as copy } from './words.en.ts'

interface CorrectionLinesProps {
  correction: Correction
  heading: 'h3' | 'h4'
}

/** The same month with a better power factor: what it saves at best and at least, and how soon that pays. */
export function CorrectionLines({ correction, heading: Heading }: CorrectionLinesProps) {
  const { target, corrected, saved, least, kvar, payback, lagFactor } = correction
  if (saved.kvah < 1)
    return (
      <>
        <p className="answer">{copy.nothing}</p>
        <p className="answer__why">{copy.nothingWhy(writeFactor(lagFactor))}</p>
      </>
    )

  return (
    <>
      <hr className="tear" />
      <div className="bill__top">
        <Heading>{copy.corrected(writeFactor(target))}</Heading>
        <span>{copy.sameWork}</span>
      </div>
      <div className="lines">
        <PriceLine label={copy.billed} value={`${writeUnits(corrected.kvah)} kVAh`} />
        {corrected.paise !== undefined && <PriceLine label={copy.energy} value={formatRupees(corrected.paise)} />}
      </div>
      <div className="bill__total">
        <span>
          {copy.saved}
          <br />
          <span className="gain">{`${((100 * saved.kvah) / (saved.kvah + corrected.kvah)).toFixed(1)}%`}</span>
        </span>
        <b className="price gain">{amount(saved)}</b>
      </div>
      <div className="lines">
        {least && <PriceLine label={copy.atLeast(writeFactor(least.target))} value={amount(least.saved)} isGain />}
        {kvar && (
          <PriceLine
            label={copy.kvar}
            value={`${plain(Math.round(kvar.kvar * 10) / 10)} kVAr`}
            rule={copy.kvarRule(plain(kvar.kw), writeFactor(lagFactor), writeFactor(target))}
          />
        )}
        {payback && (
          <PriceLine label={copy.payback} value={paybackText(payback)} rule={paybackRule(payback, least?.target)} />
        )}
      </div>
      {saved.paise === undefined && <p className="answer__why">{copy.noRate}</p>}
    </>
  )
}

function amount({ kvah, paise }: Billed): string {
  return paise === undefined ? `${writeUnits(kvah)} kVAh` : formatRupees(paise)
}

/** Both divisions, to be done again, and what neither of them knows. */
function paybackRule({ quotation, saving, high }: Payback, least = 0): string {
  const best = copy.division(formatRupees(quotation.low), formatRupees(saving.high))
  const worst =
    high === null
      ? copy.neverPaid(writeFactor(least))
      : copy.division(formatRupees(quotation.high), formatRupees(saving.low))
  return `${copy.paybackRule(best, worst)} ${copy.assumed}`
}
