import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import type { LoadedLead } from '#desk/leads/lead/load-lead.ts'
import { FewIcon } from '#ui/few-icons.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import { type ByCriterion, fieldOf, type LeadRatings as Loaded } from './find-ratings.ts'
import { ratingsCopy as copy } from './words.en.ts'
import '#desk/leads/lead/lead.css'

const STARS = [1, 2, 3, 4, 5]

/** What each colleague thinks of an applicant: one's own first, then that of the others. */
export function LeadRatings({ ratings, mayWrite }: Pick<LoadedLead, 'ratings' | 'mayWrite'>) {
  if (!ratings) return null
  const { own, others, rating, criteria } = ratings
  const asked = criteria.filter(({ isAsked }) => isAsked).map(({ name }) => name)

  return (
    <section className="lead-part" aria-labelledby="ratings">
      <h2 id="ratings">{copy.heading}</h2>
      {rating?.mean != null && <p className="rating__mean">{copy.mean(rating.mean, rating.count)}</p>}
      {rating?.mean === null && <p>{copy.waiting(rating.count)}</p>}
      {!rating && <p className="muted">{copy.none}</p>}
      {rating && criteria.length > 0 && (
        <dl className="lead-facts">
          {criteria.map(({ name, rating: of }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{of ? copy.meanOf(of) : copy.notJudged}</dd>
            </div>
          ))}
        </dl>
      )}
      {own && (
        <div>
          <p className="lead-notes__by">{copy.yours(own.stars)}</p>
          <OneByOne criteria={own.criteria} />
          <p className="lead-record__text">{own.text}</p>
        </div>
      )}
      {others && others.length === 0 && <p className="muted">{copy.noOther}</p>}
      {others && others.length > 0 && (
        <ol className="lead-notes">
          {others.map(({ staff_id, staff_name, stars, criteria, text, at }) => (
            <li key={staff_id}>
              <p className="lead-notes__by">{copy.by(staff_name, stars, deskTime(at))}</p>
              <OneByOne criteria={criteria} />
              <p className="lead-record__text">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {mayWrite && !own && (
        <>
          <p className="muted">{copy.first}</p>
          <RatingForm own={null} asked={asked} />
        </>
      )}
      {mayWrite && own && (
        <details className="lead-filter" key={JSON.stringify(own)}>
          <summary>{copy.change}</summary>
          <RatingForm own={own} asked={asked} />
        </details>
      )}
    </section>
  )
}

function OneByOne({ criteria }: { criteria: ByCriterion }) {
  const said = Object.entries(criteria).map(([name, stars]) => copy.criterionOf(name, stars))
  return said.length > 0 ? <p>{said.join('; ')}</p> : null
}

function RatingForm({ own, asked }: Pick<Loaded, 'own'> & { asked: string[] }) {
  const { typed, errors } = useAnswer('rate')
  const chosen = typed?.stars ?? own?.stars.toString()

  return (
    <ActForm act="rate" className="form" noValidate>
      <fieldset className="rating" aria-describedby={errors?.stars && 'rating-error'}>
        <legend>{copy.stars}</legend>
        {errors?.stars && (
          <span className="err" id="rating-error">
            <FewIcon name="bad" />
            <span>{errors.stars}</span>
          </span>
        )}
        {STARS.map((stars) => (
          <label key={stars} className="lead-check">
            <input type="radio" name="stars" value={stars} required defaultChecked={chosen === String(stars)} />
            <span>{copy.meanings[stars]}</span>
          </label>
        ))}
      </fieldset>
      {asked.map((name, at) => (
        <Field key={name} name={fieldOf(name)} id={`criterion-${at}`} label={name}>
          {(control) => (
            <select {...control} defaultValue={typed?.[fieldOf(name)] ?? own?.criteria[name]?.toString() ?? ''}>
              <option value="">{copy.unsaid}</option>
              <Options of={STARS.map((stars) => [stars, copy.meanings[stars]!])} />
            </select>
          )}
        </Field>
      ))}
      <Field name="why" label={copy.text} hint={copy.textHint} error={errors?.why}>
        {(control) => (
          <textarea {...control} rows={3} maxLength={2_000} defaultValue={typed?.why ?? own?.text} required />
        )}
      </Field>
      <div className="row">
        <SmallSubmit quiet>{copy.submit}</SmallSubmit>
      </div>
    </ActForm>
  )
}
