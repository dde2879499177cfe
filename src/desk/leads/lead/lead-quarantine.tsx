import { ActForm } from '#desk/frame/act-form.tsx'
import { deskTime } from '#desk/frame/desk-time.ts'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { Button } from '#ui/button.tsx'
import type { LoadedLead } from './load-lead.ts'

const { quarantine: copy } = leadDeskCopy

/** Why a lead is held, and the way out; or who let it out. */
export function LeadQuarantine({ quarantine, release, maySend }: LoadedLead) {
  if (!quarantine) {
    return release ? (
      <p className="lead-held">{`${copy.released(release.by, deskTime(release.at))} ${release.reason}`}</p>
    ) : null
  }

  return (
    <section className="lead-held" aria-labelledby="quarantine">
      <h2 id="quarantine">{copy.heading}</h2>
      <p>
        <strong>{`${copy.reason}:`}</strong> <span>{quarantine}</span>
      </p>
      <p>{copy.lead}</p>
      {maySend && (
        <ActForm act="release">
          <Button type="submit" tone="line" small>
            {copy.release}
          </Button>
        </ActForm>
      )}
    </section>
  )
}
