import { useState } from 'react'
import { DraftForm } from '#desk/drafts/draft-form.tsx'
import type { Conflict } from '#desk/drafts/send-draft.ts'
import { useDraft } from '#desk/drafts/use-draft.ts'
import { PlainActButton } from '#desk/frame/act-form.tsx'
import { ContentField } from '#desk/posts/content-field.tsx'
import { type EditionBody, LONGEST_PREHEADER, LONGEST_SUBJECT, languageOf } from '#editions/edition-body.ts'
import { NEWSLETTER_TOPICS } from '#leads/subscription/newsletter-topics.ts'
import { newsletterCopy } from '#leads/subscription/words.en.ts'
import type { Elements } from '#ui/elements.ts'
import { fetchAgain } from '#ui/fetch-again.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { EditedEdition } from './load-letter.ts'
import { readEditionForm } from './read-edition-form.ts'
import { SendPanel } from './send-panel.tsx'
import { lettersCopy as copy } from './words.en.ts'

interface LetterFormProps {
  edition: EditedEdition
  conflict?: Conflict | undefined
  maySend: boolean
  /** What was done last, told below the heading. */
  children: Elements
}

/** An edition in the making: one plain form that can be sent without scripts, and saves itself with them. */
export function LetterForm({ edition, conflict, maySend, children }: LetterFormProps) {
  const { id, body, version, savedTime } = edition
  const draft = useDraft<EditionBody>({
    ...{ address: `/desk/letters/${id}`, body, version, savedTime },
    ...{ readBody: readEditionForm, told: conflict },
  })
  const [subject, setSubject] = useState(body.subject)
  const written = { ...edition, body: draft.body }

  return (
    <>
      <h1 className="desk-title">{subject || copy.untitled}</h1>
      {children}
      <DraftForm
        className="post-form letter-form"
        draft={draft}
        conflictHeading={copy.conflictHeading}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'subject') setSubject(target.value)
          // What only says what is to be done is no change of the text.
          if (!(target instanceof HTMLElement && target.closest('[data-not-written]'))) draft.changed()
        }}
        onTakeBack={(text) => setSubject(text.subject)}
      >
        <div className="post-form__text form">
          <WrittenFields edition={written} onChange={draft.changed} />
          <AudienceFields edition={written} />
        </div>
        <div className="post-form__panel">
          <SendPanel edition={written} maySend={maySend} />
        </div>
      </DraftForm>
    </>
  )
}

function WrittenFields({ edition, onChange }: { edition: EditedEdition; onChange: () => void }) {
  const { body, articles, states, languages } = edition
  return (
    <>
      <Field name="subject" label={copy.fields.subject}>
        {(control) => (
          <input
            {...control}
            className="input post-form__title"
            defaultValue={body.subject}
            maxLength={LONGEST_SUBJECT}
          />
        )}
      </Field>
      <Field name="preheader" label={copy.fields.preheader} hint={copy.fields.preheaderHint}>
        {(control) => <input {...control} defaultValue={body.preheader} maxLength={LONGEST_PREHEADER} />}
      </Field>
      {languages.length > 1 && (
        <Field name="writtenIn" label={copy.fields.writtenIn} hint={copy.fields.writtenInHint}>
          {(control) => (
            <select {...control} defaultValue={languageOf(body)}>
              <Options
                of={Object.entries(copy.audience.languages).filter(([name]) => languages.some((each) => each === name))}
              />
            </select>
          )}
        </Field>
      )}
      <ContentField
        html={body.content}
        onChange={onChange}
        fetchMore={async () => {
          const { editionBlocks } = await fetchAgain(() => import('./editor/edition-blocks.tsx'))
          return editionBlocks({ articles, states })
        }}
      />
      <details className="draft-more" open={body.text !== ''}>
        <summary>{copy.fields.textOwn}</summary>
        <Field name="text" label={copy.fields.text} hint={copy.fields.textHint}>
          {(control) => <textarea {...control} rows={12} defaultValue={body.text} />}
        </Field>
        {body.text === '' && <PlainActButton act="make-text">{copy.fields.textMade}</PlainActButton>}
      </details>
      <fieldset className="field">
        <legend>{copy.fields.choices}</legend>
        <label className="publish__check">
          <input type="checkbox" name="isPrivate" value="yes" defaultChecked={body.isPrivate ?? false} />
          <span>{copy.fields.isPrivate}</span>
        </label>
        <label className="publish__check">
          <input type="checkbox" name="isUncounted" value="yes" defaultChecked={body.isUncounted ?? false} />
          <span>{copy.fields.isUncounted}</span>
        </label>
        <span className="hint">{copy.fields.isUncountedHint}</span>
      </fieldset>
    </>
  )
}

/** Who gets an edition: each choice narrows it. */
function AudienceFields({ edition }: { edition: EditedEdition }) {
  const { audience } = edition.body

  return (
    <section className="letter-audience" aria-labelledby="audience">
      <h2 id="audience">{copy.audience.heading}</h2>
      <p className="hint">{copy.audience.lead}</p>
      <fieldset className="field">
        <legend>{copy.audience.topics}</legend>
        <span className="hint">{copy.audience.topicsHint}</span>
        {NEWSLETTER_TOPICS.map((topic) => (
          <label key={topic} className="publish__check">
            <input type="checkbox" name="topics" value={topic} defaultChecked={audience.topics.includes(topic)} />
            <span>{newsletterCopy.topics[topic]}</span>
          </label>
        ))}
      </fieldset>
      <details className="draft-more" open={audience.states.length > 0}>
        <summary>{copy.audience.states}</summary>
        <fieldset className="field letter-audience__states">
          <legend className="vh">{copy.audience.states}</legend>
          <span className="hint">{copy.audience.statesHint}</span>
          {edition.states.map(({ code, name }) => (
            <label key={code} className="publish__check">
              <input type="checkbox" name="states" value={code} defaultChecked={audience.states.includes(code)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      </details>
      <Field name="language" label={copy.audience.language}>
        {(control) => (
          <select {...control} defaultValue={audience.language}>
            <option value="">{copy.audience.anyLanguage}</option>
            <Options of={Object.entries(copy.audience.languages)} />
          </select>
        )}
      </Field>
      <Field name="confirmedBefore" label={copy.audience.confirmedBefore}>
        {(control) => <input {...control} type="date" defaultValue={audience.confirmedBefore} />}
      </Field>
      <p className="letter-audience__count">{copy.audience.count(edition.receivers)}</p>
      <div className="letter-audience__saved" data-not-written>
        {edition.audiences.length > 0 && (
          <>
            <Field name="audience" label={copy.audience.choose}>
              {(control) => (
                <select {...control}>
                  <Options of={edition.audiences.map(({ id, name }) => [id, name])} />
                </select>
              )}
            </Field>
            <PlainActButton act="use-audience">{copy.audience.use}</PlainActButton>
          </>
        )}
        <Field name="audience_name" label={copy.audience.name}>
          {(control) => <input {...control} maxLength={80} />}
        </Field>
        <PlainActButton act="save-audience">{copy.audience.save}</PlainActButton>
      </div>
    </section>
  )
}
