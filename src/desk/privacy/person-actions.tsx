import { Link } from 'react-router'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { FormPart } from '#desk/frame/form-part.tsx'
import { useDeskNames } from '#desk/frame/use-desk-names.ts'
import { when } from '#desk/frame/when.tsx'
import type { WithdrawnLead } from '#leads/consents/withdrawn-leads.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Person } from './person.ts'
import { privacyCopy } from './words.en.ts'

const { withdrawn: withdrawnCopy } = privacyCopy

const { export: exporting, erase: copy } = privacyCopy

/** To give a person what we hold, and to erase it once the address was typed. */
export function PersonActions({ subject: { kind, value } }: { subject: Person['subject'] }) {
  const { errors } = useAnswer('erase')

  return (
    <>
      <section className="desk-part">
        <h2>{exporting.heading}</h2>
        <p className="desk-lead">{exporting.lead}</p>
        <form method="post" action="/desk/privacy/export">
          <input type="hidden" name="who" value={value} />
          <Button type="submit" tone="line">
            {exporting.button}
          </Button>
        </form>
      </section>
      <FormPart act="erase" heading={copy.heading} lead={copy.lead} submit={copy.button} noValidate>
        <input type="hidden" name="who" value={value} />
        <Field name="sure" label={copy.sure(value)} error={errors?.sure}>
          {(control) => <input {...control} autoComplete="off" autoCapitalize="none" required />}
        </Field>
        {kind === 'email' && (
          <label className="desk-check">
            <input type="checkbox" name="never" value="yes" />
            <span>{copy.never}</span>
          </label>
        )}
      </FormPart>
    </>
  )
}

/** For staff: whose senders took consent back, and until when each is erased. */
export function WithdrawnTable({ leads }: { leads: (WithdrawnLead & { eraseBy: string })[] }) {
  const names = useDeskNames()

  return (
    <section className="desk-part">
      <h2>{withdrawnCopy.heading}</h2>
      <p className="desk-lead">{leads.length === 0 ? withdrawnCopy.none : withdrawnCopy.lead}</p>
      {leads.length > 0 && (
        <DeskTable label={withdrawnCopy.heading} columns={withdrawnCopy.columns}>
          {leads.map(({ id, reference, kind, withdrawnAt, eraseBy }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/desk/leads/${id}`}>{reference}</Link>
              </th>
              <td>{names.kinds[kind]}</td>
              {[withdrawnAt, eraseBy].map((at) => (
                <td key={at}>{when(at)}</td>
              ))}
            </tr>
          ))}
        </DeskTable>
      )}
    </section>
  )
}
