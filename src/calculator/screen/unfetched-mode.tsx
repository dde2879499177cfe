import { calculatorCopy as copy } from '#calculator/words.en.ts'

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
