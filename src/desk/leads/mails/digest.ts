import { unknownHolidaysText } from '#company/holiday-words.en.ts'
import { type LetterLine, renderLetter } from '#company/letter.ts'
import { tellCompany } from '#desk/company/tell-company.ts'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { isWorkingDay, unknownHolidays } from '#leads/reply-by.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { findHead } from '#platform/operation/activity-log.ts'
import { enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import { defineJobToStaff } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
import { queueHandOvers } from './hand-overs.ts'
import { gatherMorning, isQuiet, listDesks } from './morning.ts'
import { leadMailsCopy } from './words.en.ts'

const { digest: copy } = leadMailsCopy

interface DigestPayload {
  desk: string
}

/** Tells one desk what waits for it; nothing where nothing does. As it is when the mail goes out. */
export const mailDigest = defineJobToStaff('desk.digest', async ({ desk }: DigestPayload, services, deliveryId) => {
  const { db, env, mail, now } = services
  await catchUp(services)
  const morning = await gatherMorning(desk, services)
  const unknownYear = unknownHolidays(now())
  // Where nothing else waits, it is told on Mondays, to those who are asked first about everything.
  const isToTell = unknownYear !== undefined && desk === env.SALES_EMAIL && isMonday(now())
  const tariffs = desk === env.SALES_EMAIL ? await tellTariffs(services) : undefined
  const company = desk === env.SALES_EMAIL ? await tellCompany(services) : undefined
  const isTheirDay = (tariffs !== undefined || company !== undefined) && isMonday(now())
  if (isQuiet(morning) && !isToTell && !isTheirDay) return

  const head = await findHead(db)
  const day = inIndianDate(now().toISOString())
  const lines = Object.entries(copy.labels).map(([name, label]): LetterLine => {
    const figure = morning[name as keyof typeof copy.labels]
    return [label, (typeof figure === 'number' ? figure : figure.length).toLocaleString('en-IN')]
  })
  const hrefOf = (id: string) => `${env.SITE_URL}/desk/leads/${id}`
  const waiting = morning.waiting.map(({ id, reference, full_name, received_at, reply_by }) => {
    const until = reply_by ? copy.by(inIndianTime(new Date(reply_by))) : copy.since(inIndianTime(new Date(received_at)))
    return { text: copy.line(reference, full_name, until), href: hrefOf(id) }
  })
  const followUps = morning.followUps.map(({ id, due_at, full_name, reference, owner, text }) => ({
    text: copy.followUp(inIndianTime(new Date(due_at)), full_name, reference, owner ?? copy.nobody, text),
    href: hrefOf(id),
  }))
  const content = await renderLetter({
    preview: copy.preview(morning.overdue),
    heading: copy.heading(day),
    body: [
      { lines },
      followUps.length > 0 && { label: copy.followUps, links: followUps },
      waiting.length > 0 && { label: copy.longest, links: waiting },
      tariffs !== undefined && { label: copy.tariffs, quoted: tariffs },
      company !== undefined && { label: copy.company, quoted: company },
      { button: copy.open, href: `${env.SITE_URL}/desk/leads` },
      unknownYear !== undefined && unknownHolidaysText(unknownYear),
      head && copy.seal(head.number.toLocaleString('en-IN'), head.hash),
    ],
  })
  await mail.send({
    id: deliveryId,
    to: desk,
    subject: copy.subject(day, morning.unanswered),
    ...content,
  })
})

function isMonday(moment: Date): boolean {
  return new Date(`${dayInIndia(moment)}T00:00:00Z`).getUTCDay() === 1
}

/** Puts the morning's mails into the outbox, on working days: one a desk, and one to each who waits for it with new leads. */
export async function queueDigests({ db, env, now }: Services) {
  if (!isWorkingDay(now())) return

  const day = inIndianDate(now().toISOString())
  await db.transaction().execute(async (trx) => {
    for (const desk of listDesks(env)) {
      await enqueueOnce(trx, mailDigest, { desk }, { now: now(), name: `${day} ${desk}` })
    }
    await queueHandOvers(trx, { now: now(), day })
  })
}

// Whoever only asks which jobs there are, Node without a build among them, needs no tariff records.
async function tellTariffs(services: Services): Promise<string | undefined> {
  const tell = await import('#desk/tariffs/tell-tariffs.ts')
  return tell.tellTariffs(services)
}
