import { ActButton } from '#desk/frame/act-form.tsx'
import { NEWSLETTER_TOPICS } from '#leads/subscription/newsletter-topics.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import { Field } from '#ui/field.tsx'
import type { EditedEdition } from './load-letter.ts'
import { lettersCopy } from './words.en.ts'

const copy = lettersCopy.audience

/** Who gets an edition: each choice narrows it. */
export function AudienceFields({ edition }: { edition: EditedEdition }) {
  const { audience } = edition.body

  return (
    <section className="letter-audience" aria-labelledby="audience">
      <h2 id="audience">{copy.heading}</h2>
      <p className="hint">{copy.lead}</p>
      <fieldset className="field">
        <legend>{copy.topics}</legend>
        <span className="hint">{copy.topicsHint}</span>
        {NEWSLETTER_TOPICS.map((topic) => (
          <label key={topic} className="publish__check">
            <input type="checkbox" name="topics" value={topic} defaultChecked={audience.topics.includes(topic)} />
            <span>{newsletterCopy.topics[topic]}</span>
          </label>
        ))}
      </fieldset>
      <details open={audience.states.length > 0}>
        <summary>{copy.states}</summary>
        <fieldset className="field letter-audience__states">
          <legend className="vh">{copy.states}</legend>
          <span className="hint">{copy.statesHint}</span>
          {edition.states.map(({ code, name }) => (
            <label key={code} className="publish__check">
              <input type="checkbox" name="states" value={code} defaultChecked={audience.states.includes(code)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      </details>
      <Field name="language" label={copy.language}>
        {(control) => (
          <select {...control} defaultValue={audience.language}>
            <option value="">{copy.anyLanguage}</option>
            {Object.entries(copy.languages).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="confirmedBefore" label={copy.confirmedBefore}>
        {(control) => <input {...control} type="date" defaultValue={audience.confirmedBefore} />}
      </Field>
      <p className="letter-audience__count">{copy.count(edition.receivers)}</p>
      <div className="letter-audience__saved" data-not-written>
        {edition.audiences.length > 0 && (
          <>
            <Field name="audience" label={copy.choose}>
              {(control) => (
                <select {...control}>
                  {edition.audiences.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <ActButton act="use-audience" plain>
              {copy.use}
            </ActButton>
          </>
        )}
        <Field name="audience_name" label={copy.name}>
          {(control) => <input {...control} maxLength={80} />}
        </Field>
        <ActButton act="save-audience" plain>
          {copy.save}
        </ActButton>
      </div>
    </section>
  )
}
