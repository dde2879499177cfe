import { type Answers, writeAnswers } from '#calculator/answers/answers.ts'
import { calculatorCopy, calculatorCopy as copy } from '#calculator/words.en.ts'

interface UnfetchedBillProps {
  name: string
  hasFailed: boolean
  onRetry: () => void
}

/** The bill's paper while a state's rates are on their way, or when they did not come. */
export function UnfetchedBill({ name, hasFailed, onRetry }: UnfetchedBillProps) {
  return (
    <div className="unfetched">
      <h2 className="bill__top">{copy.bill.heading(name)}</h2>
      <p role="status">{hasFailed ? copy.failed(name) : copy.loading(name)}</p>
      {hasFailed ? (
        <button className="btn btn--coral" type="button" onClick={onRetry}>
          {copy.retry}
        </button>
      ) : (
        [1, 2, 3, 4, 5].map((line) => <div className="skeleton" key={line} />)
      )}
    </div>
  )
}

const { unknownState: unknownCopy } = calculatorCopy

/** The bill's paper under a link with a code that is no state's. The link's own words are not said again. */
export function UnknownState() {
  return (
    <>
      <h2 className="bill__top">{unknownCopy.heading}</h2>
      <p>{unknownCopy.explanation}</p>
    </>
  )
}

/** As long as no state says which fields there are, without script the form still has to send what was answered. */
export function KeptAnswers({ answers }: { answers: Answers }) {
  const kept = [...new URLSearchParams(writeAnswers(answers))].filter(([name]) => name !== 'mode' && name !== 'state')
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export function WaitingForMode() {
  return <p role="status">{copy.modeLoading}</p>
}

/** The answers stand in the address: after a reload they are there again. */
export function UnfetchedMode() {
  return (
    <>
      <p role="alert">{copy.modeFailed}</p>
      <button className="btn btn--coral" type="button" onClick={() => location.reload()}>
        {copy.retry}
      </button>
    </>
  )
}
