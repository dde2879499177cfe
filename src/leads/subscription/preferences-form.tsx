import { indianStates } from '#india/geography/indian-states.en.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { NEWSLETTER_TOPICS, type NewsletterTopic } from './newsletter-topics.ts'
import { newsletterCopy } from './words.en.ts'

const { labels, topics, preferences: copy } = newsletterCopy

interface PreferencesFormProps {
  full_name: string
  chosen: NewsletterTopic[]
  isSubscribed: boolean
  /** "IN-TS", or empty. */
  stateCode: string
  /** "26 December 2026", where this person wants none until then. */
  pausedUntil: string | null
  error?: string
}

/** Everything a subscriber may change, each by a form of its own. */
export function PreferencesForm({
  full_name,
  chosen,
  isSubscribed,
  stateCode,
  pausedUntil,
  error,
}: PreferencesFormProps) {
  return (
    <>
      <form className="form w-full" method="post" noValidate>
        {error && (
          <ErrorSummary errors={[{ field: 'full_name', label: labels.full_name, message: error }]} attempt={0} />
        )}
        <Field name="full_name" label={labels.full_name} error={error}>
          {(control) => <input {...control} autoComplete="name" required defaultValue={full_name} />}
        </Field>
        <fieldset className="field">
          <legend>{copy.topics}</legend>
          {NEWSLETTER_TOPICS.map((topic) => (
            <label key={topic} className="flex min-h-[var(--tap)] items-center gap-1 font-normal">
              <input
                className="size-3 accent-coral-ink"
                type="checkbox"
                name="topics"
                value={topic}
                defaultChecked={chosen.includes(topic)}
              />
              <span>{topics[topic]}</span>
            </label>
          ))}
        </fieldset>
        <Field name="state_code" label={copy.state} hint={copy.stateHint}>
          {(control) => (
            <select {...control} defaultValue={stateCode}>
              <option value="">{copy.noState}</option>
              {indianStates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="row">
          <Button type="submit" name="intent" value="save">
            {copy.save}
          </Button>
        </div>
      </form>
      {isSubscribed && (
        <form className="form w-full" method="post">
          <h2 className="h-mid">{copy.pauseTitle}</h2>
          <p>{pausedUntil ? copy.pausedUntil(pausedUntil) : copy.pauseDetails}</p>
          <div className="row">
            <Button type="submit" tone="line" name="intent" value={pausedUntil ? 'go-on' : 'pause'}>
              {pausedUntil ? copy.goOn : copy.pause}
            </Button>
          </div>
        </form>
      )}
      <form className="form w-full" method="post">
        <h2 className="h-mid">{copy.leave}</h2>
        {!isSubscribed && <p>{copy.left}</p>}
        <div className="row">
          <Button type="submit" tone="line" name="intent" value={isSubscribed ? 'unsubscribe' : 'subscribe'}>
            {isSubscribed ? copy.unsubscribe : copy.subscribeAgain}
          </Button>
        </div>
      </form>
      <EraseForm />
    </>
  )
}

function EraseForm() {
  return (
    <form className="form w-full" method="post">
      <h2 className="h-mid">{copy.eraseTitle}</h2>
      <p>{copy.eraseDetails}</p>
      <label className="flex min-h-[var(--tap)] items-center gap-1">
        <input className="size-3 accent-coral-ink" type="checkbox" name="sure" value="yes" required />
        {copy.eraseSure}
      </label>
      <div className="row">
        <Button type="submit" tone="line" name="intent" value="erase">
          {copy.erase}
        </Button>
      </div>
    </form>
  )
}
