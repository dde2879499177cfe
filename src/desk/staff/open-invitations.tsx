import type { StaffRole } from '#desk/access/roles.ts'
import { ActForm } from '#desk/frame/act-form.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { staffCopy as copy } from '#desk/sign-in/words.en.ts'

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
            <ActForm act="withdraw-invitation">
              <button
                className="desk-link"
                type="submit"
                name="email"
                value={email}
                aria-label={`${copy.withdraw}: ${email}`}
              >
                {copy.withdraw}
              </button>
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
