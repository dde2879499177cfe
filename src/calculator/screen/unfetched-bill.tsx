import { calculatorCopy as copy } from '#calculator/words.en.ts'
import './unfetched-bill.css'

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
