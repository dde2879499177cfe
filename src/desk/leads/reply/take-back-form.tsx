import { ActForm } from '#desk/frame/act-form.tsx'
import { replyDeskCopy as copy } from './words.en.ts'

/** Keeps a letter from going that was just sent. */
export function TakeBackForm({ letter }: { letter: string }) {
  return (
    <ActForm act="take-back" className="lead-undo">
      <input type="hidden" name="letter" value={letter} />
      <button className="desk-link" type="submit">
        {copy.takeBack}
      </button>
    </ActForm>
  )
}
