import { ActForm } from '#desk/frame/act-form.tsx'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'

/** Takes back what was just done to these leads. */
export function UndoForm({ ids }: { ids: string[] }) {
  return (
    <ActForm act="undo" className="lead-undo">
      {ids.map((id) => (
        <input key={id} type="hidden" name="lead" value={id} />
      ))}
      <button className="desk-link" type="submit">
        {leadsDeskCopy.undo.submit}
      </button>
    </ActForm>
  )
}
