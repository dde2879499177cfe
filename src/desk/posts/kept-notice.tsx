import { indiaMinute } from '#desk/frame/india-minute.ts'
import { deskPostsCopy } from './words.en.ts'

const copy = deskPostsCopy.kept

interface KeptNoticeProps {
  /** When it was typed. */
  at: string
  onTake: () => void
  onDrop: () => void
}

/** This browser has a text that never reached the desk. */
export function KeptNotice({ at, onTake, onDrop }: KeptNoticeProps) {
  return (
    <section className="kept" role="alert">
      <p>{copy.found(indiaMinute(new Date(at)).slice(11))}</p>
      <div className="row">
        <button className="desk-link" type="button" onClick={onTake}>
          {copy.take}
        </button>
        <button className="desk-link" type="button" onClick={onDrop}>
          {copy.drop}
        </button>
      </div>
    </section>
  )
}
