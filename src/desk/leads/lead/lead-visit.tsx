import { ActForm } from '#desk/frame/act-form.tsx'
import { leadDeskCopy } from '#desk/leads/lead/words.en.ts'
import { Button } from '#ui/button.tsx'
import type { LoadedLead } from './load-lead.ts'

const { visit: copy } = leadDeskCopy

/** What a booked time asks of staff: it set the stage by itself, or stands there after the stage moved on. */
export function LeadVisit({ idleVisit, stageByVisit, mayWrite }: LoadedLead) {
  if (!mayWrite || (!idleVisit && stageByVisit === null)) return null

  return (
    <section className="lead-part" aria-labelledby="lead-visit">
      <h2 id="lead-visit">{copy.heading}</h2>
      {stageByVisit !== null && (
        <ActForm act="undo" className="form">
          <p>{copy.byVisit}</p>
          <input type="hidden" name="line" value={stageByVisit} />
          <Button type="submit" tone="line" small>
            {copy.undo}
          </Button>
        </ActForm>
      )}
      {idleVisit && (
        <ActForm act="free-visit" className="form">
          <p>{copy.idle(idleVisit.when)}</p>
          <input type="hidden" name="slot" value={idleVisit.slot} />
          <Button type="submit" tone="line" small>
            {copy.free}
          </Button>
        </ActForm>
      )}
    </section>
  )
}
