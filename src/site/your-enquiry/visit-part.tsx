import type { OwnPage } from '#leads/own-page/load-own-page.ts'
import { ownPageCopy } from '#leads/own-page/words.en.ts'
import { wordsOfSlots } from '#leads/visits/words-of-slots.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormTrouble, type Refused } from './form-trouble.tsx'

interface VisitPartProps {
  token: string
  visit: NonNullable<OwnPage['visit']>
  refused: Refused | undefined
  /** Why the booked time was not cancelled. */
  notCancelled: Refused | undefined
}

/** When our engineer comes, or when we meet an applicant, and the times that there are to choose from. */
export function VisitPart({ token, visit: { isInterview, booked, free }, refused, notCancelled }: VisitPartProps) {
  const copy = wordsOfSlots(isInterview)
  const { errors = {}, draft = {} } = refused ?? {}
  const path = `${ownPageCopy.path}/${token}`

  return (
    <section className="own-page__part" aria-labelledby="own-page-visit">
      <h2 id="own-page-visit" className="h-mid">
        {copy.heading}
      </h2>
      {booked && <p>{booked.isOver ? copy.over(booked.when) : copy.booked(booked.when)}</p>}
      {booked?.how && <p>{booked.how}</p>}
      {booked && !booked.isOver && (
        <a className="go-link" href={`${path}/visit.ics`} download>
          {copy.calendar}
        </a>
      )}
      <FormTrouble errors={errors} />
      {free.length === 0 && !booked && <p>{copy.none}</p>}
      {free.length > 0 && (
        <form className="form" method="post" action={`${path}?act=book`}>
          <Field
            name="slot"
            id="own-page-slot"
            label={booked && !booked.isOver ? copy.move : copy.choose}
            {...(errors.slot && { error: errors.slot })}
            isPosted
          >
            {(control) => (
              <select {...control} required defaultValue={draft.slot ?? ''}>
                <option value="">{copy.choose}</option>
                {free.map(({ id, when }) => (
                  <option key={id} value={id}>
                    {when}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="row">
            <Button type="submit">{booked && !booked.isOver ? copy.submitMove : copy.submit}</Button>
          </div>
        </form>
      )}
      {booked && !booked.isOver && (
        <form method="post" action={`${path}?act=cancel-visit`}>
          <FormTrouble errors={notCancelled?.errors} />
          <Button type="submit" tone="line">
            {copy.cancel}
          </Button>
        </form>
      )}
    </section>
  )
}
