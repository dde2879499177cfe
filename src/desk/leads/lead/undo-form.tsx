import { Form } from 'react-router'
import { leadsDeskCopy } from '#desk/leads/words.en.ts'

/** Takes back what was just done to these leads. */
export function UndoForm({ ids }: { ids: string[] }) {
  return (
    <Form method="post" className="lead-undo" preventScrollReset>
      {ids.map((id) => (
        <input key={id} type="hidden" name="lead" value={id} />
      ))}
      <button className="desk-link" type="submit" name="intent" value="undo">
        {leadsDeskCopy.undo.submit}
      </button>
    </Form>
  )
}
