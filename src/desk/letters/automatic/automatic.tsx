import { Link } from 'react-router'
import { languageNames } from '#company/language-names.en.ts'
import type { AutomaticKind } from '#database/tables.ts'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { deskOf } from '#desk/access/staff-context.ts'
import { ActForm, SmallSubmit } from '#desk/frame/act-form.tsx'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { AnswerMessage } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { deskTime } from '#desk/frame/desk-time.ts'
import { Overtaken } from '#desk/frame/overtaken.tsx'
import { PageHead } from '#desk/frame/page-head.tsx'
import { useUnsent } from '#desk/frame/use-unsent.ts'
import { isAutomaticKind, MODES } from '#editions/automatic/automatic-kinds.ts'
import { previewAutomatic } from '#editions/automatic/preview-automatic.ts'
import { listSwitches, type Switch } from '#editions/automatic/switches.ts'
import { automaticNames } from '#editions/automatic/words.en.ts'
import { countHeld } from '#editions/most-a-week.ts'
import { inLanguage } from '#platform/text/in-language.ts'
import { type Language, langOf, offeredLanguages } from '#platform/text/language.ts'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { Route } from './+types/automatic.ts'
import { previewedIn } from './previewed-in.ts'
import { automaticDeskCopy as copy } from './words.en.ts'
import '#desk/posts/posts.css'
import '#desk/letters/letters.css'

export const handle: DeskHandle = { access: { read: 'editions.read' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, may } = deskOf(context)
  const asked = url.searchParams.get('show')
  const shown = isAutomaticKind(asked) ? asked : null
  const language = previewedIn(url)
  return {
    switches: await listSwitches(services.db),
    held: await countHeld(services.db, services.now()),
    maySwitch: may('editions.send'),
    shown,
    subject: shown && ((await inLanguage(language, () => previewAutomatic(shown, services)))?.subject ?? null),
    language,
    languages: offeredLanguages(),
  }
}

export const meta = titled(copy.title)

export default function AutomaticLettersPage({ loaderData }: Route.ComponentProps) {
  const { switches, held, maySwitch, shown, subject, language, languages } = loaderData

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} back={{ to: '/desk/letters', label: copy.back }} />
      <AnswerMessage />
      {switches.map((each) => (
        <AutomaticSwitch key={each.kind} {...{ each, maySwitch }} />
      ))}
      <p className="hint">{maySwitch ? copy.half : copy.sendersOnly}</p>
      {shown && <Preview {...{ shown, subject, language, languages }} />}
      <section className="desk-part">
        <h2>{copy.held.heading}</h2>
        <p>{copy.held.text(held)}</p>
        <p className="hint">{copy.held.later}</p>
      </section>
    </>
  )
}

function AutomaticSwitch({ each, maySwitch }: { each: Switch; maySwitch: boolean }) {
  const { kind, mode, changedBy, changedAt } = each
  const name = automaticNames[kind]
  const { key, onInput, isOvertaken } = useUnsent(mode, 'switch')

  return (
    <section className="desk-part" aria-labelledby={`automatic-${kind}`}>
      <h2 id={`automatic-${kind}`}>{name}</h2>
      <p>{copy.hints[kind]}</p>
      {maySwitch ? (
        <ActForm act="switch" className="row" key={key} onInput={onInput}>
          <input type="hidden" name="kind" value={kind} />
          <Field name="mode" id={`mode-${kind}`} label={copy.field(name)}>
            {(control) => (
              <select {...control} defaultValue={mode}>
                <Options of={MODES.map((one) => [one, copy.modes[one]])} />
              </select>
            )}
          </Field>
          <SmallSubmit quiet>{copy.save}</SmallSubmit>
          {isOvertaken && <Overtaken by={copy.modes[mode]} />}
        </ActForm>
      ) : (
        <p>{copy.modes[mode]}</p>
      )}
      {changedBy && changedAt && <p className="hint">{copy.changed(changedBy, deskTime(changedAt))}</p>}
      <p>
        <DeskLink to={`?show=${kind}#shown`} preventScrollReset>
          {copy.preview.show}
        </DeskLink>
      </p>
    </section>
  )
}

interface PreviewProps {
  shown: AutomaticKind
  subject: string | null
  language: Language
  languages: readonly Language[]
}

function Preview({ shown, subject, language, languages }: PreviewProps) {
  const name = copy.preview.of(automaticNames[shown])

  return (
    <section className="desk-part" id="shown">
      <h2>{name}</h2>
      {subject === null ? (
        <p>{copy.preview.none}</p>
      ) : (
        <>
          {languages.length > 1 && (
            <nav className="desk-tabs" aria-label={copy.preview.languages}>
              {languages.map((each) => (
                <Link
                  key={each}
                  to={`?show=${shown}&in=${each}#shown`}
                  aria-current={each === language ? 'true' : undefined}
                  preventScrollReset
                >
                  {languageNames[each]}
                </Link>
              ))}
            </nav>
          )}
          <p lang={langOf(language)}>{subject}</p>
          <div className="letter-frame">
            <iframe
              key={`${shown} ${language}`}
              className="letter-frame__page letter-frame__page--fits"
              title={name}
              src={`/desk/letters/automatic/${shown}/html?in=${language}`}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          </div>
        </>
      )}
    </section>
  )
}
