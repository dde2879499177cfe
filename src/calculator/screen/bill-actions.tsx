import { useEffect, useState } from 'react'
import { type Answers, writeAnswers } from '#calculator/answers/answers.ts'
import { day } from '#calculator/engine/words.en.ts'
import type { Tariff } from '#calculator/tariff-schema.ts'
import { calculatorCopy } from '#calculator/words.en.ts'
import { addressHere } from '#platform/text/language.ts'
import { contactPath } from '#ui/contact-path.ts'
import { FewIcon } from '#ui/few-icons.tsx'
import { foldsToOpen } from './folds-to-open.ts'

const { bill: copy } = calculatorCopy
/** The page around the frame, which hands its fragment on. */
const CALCULATOR_PAGE = '/energy-calculator'

/** What one does with a bill. Links leave a frame: they open in the whole window. */
export function BillActions({ answers, tariff, isWorked }: { answers: Answers; tariff: Tariff; isWorked: boolean }) {
  const file = addressHere(`/api/calculator/bill-file/?${writeAnswers(answers)}&as=`)

  return (
    <div className="next">
      <hr className="tear" />
      <h3>{copy.question}</h3>
      <div className="bill__actions">
        {tariff.category === 'domestic' ? (
          <a className="btn btn--coral" target="_top" href={addressHere(`/book-audit?state=${tariff.stateCode}`)}>
            {copy.audit}
          </a>
        ) : (
          <a
            className="btn btn--coral"
            target="_top"
            href={contactPath(copy.engineerMessage(tariff.state, tariff.subcategory))}
          >
            {copy.engineer}
          </a>
        )}
        <a className="go-link" target="_top" href="/our-products">
          {copy.plug} <FewIcon name="go" />
        </a>
      </div>
      <ShareActions answers={answers} />
      {isWorked && (
        <div className="bill__actions">
          <a href={`${file}csv`}>{copy.asSheet}</a>
          <a target="_blank" href={`${file}json`} rel="noopener">
            {copy.asJson}
          </a>
        </div>
      )}
    </div>
  )
}

export function ShareActions({ answers }: { answers: Answers }) {
  const [shared, setShared] = useState<{ address: string; isCopied: boolean }>()

  // After the # no server ever sees it: not ours, and not that of a page which links to it.
  async function share() {
    const address = `${location.origin}${CALCULATOR_PAGE}#${writeAnswers(answers)}`
    // Other sites' frames may not write to the clipboard.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(address)).then(
      () => navigator.clipboard !== undefined,
      () => false,
    )
    setShared({ address, isCopied })
  }

  return (
    <div className="bill__actions needs-script">
      <button className="btn btn--line btn--sm" type="button" onClick={share}>
        {copy.share}
      </button>
      <button className="btn btn--line btn--sm" type="button" onClick={() => window.print()}>
        {copy.print}
      </button>
      <span role="status">{shared?.isCopied && copy.shared}</span>
      {shared && !shared.isCopied && (
        <label className="field">
          {copy.shareByHand}
          <input className="input" readOnly value={shared.address} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </div>
  )
}

/** On paper only: who worked it out, and when. What is folded away stands open there. */
export function PrintedFoot({ today, brand }: { today: string; brand: string }) {
  useEffect(() => {
    const opened = new Set<HTMLDetailsElement>()
    const open = () => {
      for (const details of foldsToOpen(document.getElementById('bill')!)) {
        details.open = true
        opened.add(details)
      }
    }
    const close = () => {
      for (const details of opened) details.open = false
      opened.clear()
    }
    addEventListener('beforeprint', open)
    addEventListener('afterprint', close)
    return () => {
      removeEventListener('beforeprint', open)
      removeEventListener('afterprint', close)
    }
  }, [])

  return <p className="print-only">{calculatorCopy.bill.printed(brand, day(today))}</p>
}
