import { unknownHolidaysText } from '#company/holiday-words.en.ts'
import { BillLines, Letter, LetterButton, Paragraph, Quoted } from '#company/letter.tsx'
import { catchUp } from '#desk/leads/inbox/catch-up.ts'
import { inIndianDate } from '#india/indian-date.ts'
import { inIndianTime } from '#india/indian-time.ts'
import { isWorkingDay, unknownHolidays } from '#leads/reply-by.ts'
import { dayInIndia } from '#platform/day-in-india.ts'
import { renderLetter } from '#platform/mail/render-letter.ts'
import { findHead } from '#platform/operation/activity-log.ts'
import { enqueueOnce } from '#platform/outbox/enqueue-once.ts'
import { defineJobToStaff } from '#platform/outbox/outbox.ts'
import type { Services } from '#platform/services.ts'
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
  if (isQuiet(morning) && !isToTell) return

  const head = await findHead(db)
  const day = inIndianDate(now().toISOString())
  const lines = Object.entries(copy.labels).map(([name, label]): [string, string] => [
    label,
    morning[name as keyof typeof copy.labels].toLocaleString('en-IN'),
  ])
  const waiting = morning.waiting.map(({ reference, full_name, received_at, reply_by }) => {
    const until = reply_by ? copy.by(inIndianTime(new Date(reply_by))) : copy.since(inIndianTime(new Date(received_at)))
    return copy.line(reference, full_name, until)
  })
  const letter = (
    <Letter preview={copy.preview(morning.overdue)} heading={copy.heading(day)}>
      <BillLines lines={lines} />
      {waiting.length > 0 && <Quoted label={copy.longest}>{waiting.join('\n')}</Quoted>}
      <LetterButton href={`${env.SITE_URL}/desk/leads`}>{copy.open}</LetterButton>
      {unknownYear && <Paragraph>{unknownHolidaysText(unknownYear)}</Paragraph>}
      {head && <Paragraph>{copy.seal(head.number.toLocaleString('en-IN'), head.hash)}</Paragraph>}
    </Letter>
  )
  await mail.send({
    id: deliveryId,
    to: desk,
    subject: copy.subject(day, morning.unanswered),
    ...(await renderLetter(letter)),
  })
})

function isMonday(moment: Date): boolean {
  return new Date(`${dayInIndia(moment)}T00:00:00Z`).getUTCDay() === 1
}

/** Puts the morning's mails into the outbox, one a desk and a day, on working days. */
export async function queueDigests({ db, env, now }: Services) {
  if (!isWorkingDay(now())) return

  const day = inIndianDate(now().toISOString())
  await db.transaction().execute(async (trx) => {
    for (const desk of listDesks(env)) {
      await enqueueOnce(trx, mailDigest, { desk }, { now: now(), name: `${day} ${desk}` })
    }
  })
}
