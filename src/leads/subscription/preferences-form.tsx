import { indianStates } from '#india/geography/indian-states.en.ts'
import { langOf, USUAL_LANGUAGES } from '#platform/text/language.ts'
import { LANGUAGES } from '#platform/text/languages.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { TypedPreferences } from './answer-preferences.ts'
import { NEWSLETTER_TOPICS } from './newsletter-topics.ts'
import { OFTENS, type PreferenceField } from './reader-choices.ts'
import { newsletterCopy } from './words.en.ts'

const { labels, topics, preferences: copy } = newsletterCopy

interface PreferencesFormProps extends TypedPreferences {
  /** Where what is changed is sent. */
  action: string
  isSubscribed: boolean
  /** "26 December 2026", where this person wants none until then. */
  pausedUntil: string | null
  errors?: Partial<Record<PreferenceField, string>>
}

/** Everything a subscriber may change, each by a form of its own. */
export function PreferencesForm({
  action,
  full_name,
  chosen,
  isSubscribed,
  stateCode,
  language,
  often,
  units,
  pausedUntil,
  errors = {},
}: PreferencesFormProps) {
  const names = { full_name: labels.full_name, units: copy.units, sure: copy.eraseTitle }
  const wrong = (Object.keys(names) as PreferenceField[]).flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, label: names[field], message }] : []
  })

  return (
    <>
      {wrong.length > 0 && <ErrorSummary errors={wrong} attempt={0} />}
      <form className="form w-full" method="post" action={action} noValidate>
        <Field name="full_name" label={labels.full_name} error={errors.full_name}>
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
        <fieldset className="field">
          <legend>{copy.often}</legend>
          {OFTENS.map((value) => (
            <label key={value} className="flex min-h-[var(--tap)] items-center gap-1 font-normal">
              <input
                className="size-3 accent-coral-ink"
                type="radio"
                name="often"
                value={value}
                defaultChecked={often === value}
              />
              <span>{copy.oftens[value]}</span>
            </label>
          ))}
        </fieldset>
        <Field name="state_code" label={copy.state} hint={copy.stateHint}>
          {(control) => (
            <select {...control} defaultValue={stateCode}>
              <option value="">{copy.noState}</option>
              <Options of={indianStates.map(({ id, name }) => [id, name])} />
            </select>
          )}
        </Field>
        <Field name="units" label={copy.units} hint={copy.unitsHint} error={errors.units}>
          {(control) => <input {...control} inputMode="numeric" autoComplete="off" defaultValue={units} />}
        </Field>
        <Field name="language" label={copy.language} hint={copy.languageHint}>
          {(control) => (
            <select {...control} defaultValue={language}>
              {USUAL_LANGUAGES.map((each) => (
                <option key={each} value={each} lang={langOf(each)}>
                  {LANGUAGES[each].name}
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
      <EraseForm error={errors.sure} />
    </>
  )
}

function EraseForm({ error }: { error: string | undefined }) {
  return (
    <form className="form w-full" method="post">
      <h2 className="h-mid">{copy.eraseTitle}</h2>
      <p>{copy.eraseDetails}</p>
      {error && <p className="err">{error}</p>}
      <label className="flex min-h-[var(--tap)] items-center gap-1">
        <input id="sure" className="size-3 accent-coral-ink" type="checkbox" name="sure" value="yes" required />
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
