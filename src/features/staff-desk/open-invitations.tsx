import { Form } from 'react-router'
import { staffCopy as copy } from '#content/desk/sign-in.ts'
import type { StaffRole } from '#staff/roles.ts'
import { deskTime } from '#ui/desk/desk-time.ts'

interface OpenInvitationsProps {
  invitations: { email: string; role: StaffRole | null; expires_at: string }[]
}

export function OpenInvitations({ invitations }: OpenInvitationsProps) {
  return (
    <section className="desk-part">
      <h2>{copy.open}</h2>
      <ul className="desk-list">
        {invitations.map(({ email, role, expires_at }) => (
          <li key={email}>
            <span>
              <span translate="no">{email}</span>
              <span>{` · ${role ? copy.roles[role] : ''} · ${copy.until} ${deskTime(expires_at)}`}</span>
            </span>
            <Form method="post">
              <input type="hidden" name="email" value={email} />
              <button
                className="desk-link"
                type="submit"
                name="intent"
                value="withdraw"
                aria-label={`${copy.withdraw}: ${email}`}
              >
                {copy.withdraw}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
