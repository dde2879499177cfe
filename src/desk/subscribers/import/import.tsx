import type { DeskHandle } from '#desk/access/desk-access.ts'
import { requirePermission } from '#desk/access/staff-context.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/import.ts'
import type { ReadList } from './read-list.ts'
import { importCopy as copy } from './words.en.ts'
import '#desk/posts/posts.css'
import '#desk/posts/post-editor.css'

export const handle: DeskHandle = { access: { read: 'subscribers.write' } }

export function loader({ context }: Route.LoaderArgs) {
  requirePermission(context, 'subscribers.write')
  return null
}

interface Answer {
  wrong: ReadList['errors']
  more: number
}

export default function ImportPage() {
  const { errors, wrong = [], more = 0 } = useAnswer<Answer>()

  return (
    <>
      <p className="desk-inline">
        <DeskLink to="/desk/subscribers">{copy.back}</DeskLink>
      </p>
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{copy.lead}</p>
      <AnswerMessage />
      {wrong.length > 0 && (
        <section className="desk-part">
          <h2>{copy.wrong}</h2>
          <DeskTable label={copy.wrong} columns={Object.values(copy.columns)}>
            {wrong.map(({ line, message }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                <td>{message}</td>
              </tr>
            ))}
          </DeskTable>
          {more > 0 && <p>{copy.more(more)}</p>}
        </section>
      )}
      <ActForm act="take-over" className="form desk-form" encType="multipart/form-data" noValidate isEmptiedWhenDone>
        <fieldset className={`field${errors?.kind ? ' field--bad' : ''}`}>
          <legend>{copy.kinds}</legend>
          {errors?.kind && <span className="err">{errors.kind}</span>}
          <label className="publish__check">
            <input type="radio" name="kind" value="join" />
            <span>{copy.join}</span>
          </label>
          <span className="hint">{copy.joinHint}</span>
          <label className="publish__check">
            <input type="radio" name="kind" value="leave" />
            <span>{copy.leave}</span>
          </label>
          <span className="hint">{copy.leaveHint}</span>
        </fieldset>
        <Field name="list" label={copy.file} error={errors?.list}>
          {(control) => <input {...control} type="file" accept=".csv,text/csv" required />}
        </Field>
        <div className="row">
          <Button type="submit">{copy.button}</Button>
        </div>
      </ActForm>
    </>
  )
}
