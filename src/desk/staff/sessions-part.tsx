import type { SessionSeen } from '#desk/access/sessions.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { useAnswer } from '#desk/frame/answer.ts'
import { DeskTable } from '#desk/frame/desk-table.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { accountCopy } from '#desk/sign-in/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'

const BROWSERS = {
  'Edg/': 'Edge',
  'OPR/': 'Opera',
  SamsungBrowser: 'Samsung Internet',
  'Firefox/': 'Firefox',
  'FxiOS/': 'Firefox',
  'CriOS/': 'Chrome',
  'Chrome/': 'Chrome',
  'Safari/': 'Safari',
}

const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS': 'Mac',
  CrOS: 'ChromeOS',
  Linux: 'Linux',
}

const { sessions: copy } = accountCopy

/** Where one is signed in, and the ways to end it: for whoever knows the password, so that no passer-by can. */
export function SessionsPart({ sessions }: { sessions: SessionSeen[] }) {
  const { errors } = useAnswer('end-own-sessions')

  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
      <ActForm act="end-own-sessions">
        <DeskTable label={copy.heading} columns={[copy.since, copy.seen, copy.agent, copy.end]}>
          {sessions.map(({ id, isCurrent, since, seenAt, agent }) => (
            <tr key={id}>
              <td>{deskTime(since)}</td>
              <td>{deskTime(seenAt)}</td>
              <td>{nameOfBrowser(agent) || copy.unknown}</td>
              <td>
                {isCurrent ? (
                  copy.current
                ) : (
                  <button className="desk-link" type="submit" name="session" value={id}>
                    {copy.end}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </DeskTable>
        <div className="form desk-form">
          <Field name="ownPassword" id="sessions-password" label={copy.password} error={errors?.ownPassword}>
            {(control) => <input {...control} type="password" autoComplete="current-password" required />}
          </Field>
          <div className="row">
            <Button type="submit" tone="line" small name="session" value="all">
              {copy.endAll}
            </Button>
          </div>
        </div>
      </ActForm>
    </section>
  )
}

/** A browser as its owner calls it: "Chrome, Android". What it says of itself (User-Agent) where that is not known. */
export function nameOfBrowser(agent: string): string {
  return [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)].filter(Boolean).join(', ') || agent
}

// The first that is named counts: most claim to be others besides.
function nameIn(agent: string, names: Record<string, string>): string | undefined {
  return Object.entries(names).find(([mark]) => agent.includes(mark))?.[1]
}
