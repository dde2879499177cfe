import { Form } from 'react-router'
import { accountCopy } from '#content/desk/sign-in.ts'
import type { SessionSeen } from '#staff/sessions.ts'
import { Button } from '#ui/button.tsx'
import { DeskTable } from '#ui/desk/desk-table.tsx'
import { deskTime } from '#ui/desk/desk-time.ts'
import { nameOfBrowser } from '#ui/desk/name-of-browser.ts'

const { sessions: copy } = accountCopy

/** Where one is signed in, and the ways to end it. */
export function SessionsPart({ sessions }: { sessions: SessionSeen[] }) {
  return (
    <section className="desk-part">
      <h2>{copy.heading}</h2>
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
                <Form method="post">
                  <input type="hidden" name="intent" value="end-session" />
                  <input type="hidden" name="id" value={id} />
                  <button className="desk-link" type="submit">
                    {copy.end}
                  </button>
                </Form>
              )}
            </td>
          </tr>
        ))}
      </DeskTable>
      <Form method="post">
        <input type="hidden" name="intent" value="end-all" />
        <Button type="submit" tone="line" small>
          {copy.endAll}
        </Button>
      </Form>
    </section>
  )
}
