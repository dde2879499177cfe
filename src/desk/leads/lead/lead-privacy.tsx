import { Form } from 'react-router'
import type { LeadReadRow } from '#database/tables.ts'
import { SmallSubmit } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { FormPart } from '#desk/frame/form-part.tsx'
import { Field } from '#ui/field.tsx'
import type { LoadedLead } from './load-lead.ts'
import { leadDeskCopy } from './words.en.ts'

const { erase: eraseCopy } = leadDeskCopy

const { reads: readsCopy } = leadDeskCopy

const { privacy: copy } = leadDeskCopy

/** From what somebody asks about their data to the page that shows, gives and erases it. */
export function LeadPrivacy({ askedAbout }: Pick<LoadedLead, 'askedAbout'>) {
  if (!askedAbout) return null

  return (
    <section className="lead-held" aria-labelledby="about-data">
      <h2 id="about-data">{copy.heading}</h2>
      <p>{copy.why}</p>
      {/* As a browser without scripts sends it: the answer is another page's. */}
      <Form method="post" action="/desk/privacy/find" reloadDocument>
        <input type="hidden" name="who" value={askedAbout} />
        <SmallSubmit quiet>{copy.find}</SmallSubmit>
      </Form>
    </section>
  )
}

/** Who at the desk read of a lead, and in which hour: for admins. */
export function LeadReads({ reads }: { reads: LeadReadRow[] }) {
  return (
    <section className="desk-part">
      <h2>{readsCopy.heading}</h2>
      {reads.length === 0 && <p className="muted">{readsCopy.none}</p>}
      <ol className="desk-list">
        {reads.map(({ hour, staff_id, staff_name, extent }) => (
          <li key={`${hour} ${staff_id}`}>
            <span>{staff_name}</span>
            <span className="muted">{`${readsCopy.extents[extent]}, ${readsCopy.from(deskTime(hour))}`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Takes the reference for a confirmation: nothing brings an erased application back. */
export function EraseForm({ reference }: { reference: string }) {
  const { typed, errors } = useAnswer('erase')

  return (
    <FormPart act="erase" heading={eraseCopy.heading} submit={eraseCopy.submit} quiet>
      <p>{eraseCopy.lead}</p>
      <Field name="reference" label={eraseCopy.label(reference)} error={errors?.reference}>
        {(control) => (
          <input {...control} required autoComplete="off" spellCheck={false} defaultValue={typed?.reference} />
        )}
      </Field>
    </FormPart>
  )
}
