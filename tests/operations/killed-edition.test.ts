import { expect, inject, test } from 'vitest'
import { connectionsFor } from '#platform/mail/mailer.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { ENGINES, newPlace, type Place } from '../support/place.ts'
import { startSite } from '../support/running-site.ts'
import { anEditionUnderWay, storeSubscribers, subscribersAt } from '../support/store-subscribers.ts'

const READERS = 900
const PER_SECOND = 100

test.each(ENGINES)(
  'an edition that two processes on %s send, each killed in the middle, comes to nobody twice and to all but those in their hands',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await using sink = await startMailSink()
    const settings = {
      ...place.settings,
      ...{ SMTP_URL: sink.url, EDITION_MAILS_PER_SECOND: String(PER_SECOND) },
      EDITION_MAILS_PER_SECOND_PER_DOMAIN: String(PER_SECOND),
    }
    await using first = await startSite(place.dataDir, settings)
    await using second = await startSite(place.dataDir, settings)
    await begin(place)

    await expect.poll(() => sink.taken.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(40)
    await first.end('SIGKILL')
    // What the dead one held is given up after a minute; here the minute is over at once.
    await ageWhatWasHanded(place)
    // From here on it is the second that sends, whichever it was before.
    const before = sink.taken.length
    await expect.poll(() => sink.taken.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 40)
    await second.end('SIGKILL')
    expect(sink.taken.length).toBeLessThan(READERS)
    await ageWhatWasHanded(place)

    await using third = await startSite(place.dataDir, settings)
    await expect.poll(() => statusOf(place), { timeout: 120_000, interval: 250 }).toBe('sent')
    await third.end('SIGTERM')

    const ids = sink.taken
    expect(new Set(ids).size).toBe(ids.length)
    const rows = await deliveriesOf(place)
    expect(rows).toHaveLength(READERS)
    const uncertain = rows.filter(({ status }) => status === 'uncertain')
    expect(uncertain.length).toBeLessThanOrEqual(2 * connectionsFor({ EDITION_MAILS_PER_SECOND: PER_SECOND }))
    // Each of the others was taken once, and is counted so.
    for (const { id, status } of rows) {
      const times = ids.filter((messageId) => messageId.includes(id)).length
      if (status === 'uncertain') expect(times).toBeLessThanOrEqual(1)
      else expect({ status, times }).toEqual({ status: 'sent', times: 1 })
    }
  },
)

async function begin(place: Place) {
  const db = place.open()
  await storeSubscribers(db, subscribersAt(READERS))
  await anEditionUnderWay(db)
  await db.destroy()
}

async function ageWhatWasHanded(place: Place) {
  const db = place.open()
  await db.updateTable('edition_deliveries').set({ handed_at: '2000-01-01' }).where('status', '=', 'handed').execute()
  await db.updateTable('edition_lane').set({ leased_until: '2000-01-01' }).execute()
  await db.destroy()
}

async function statusOf(place: Place) {
  const db = place.open()
  const { status } = await db.selectFrom('editions').select('status').executeTakeFirstOrThrow()
  await db.destroy()
  return status
}

async function deliveriesOf(place: Place) {
  const db = place.open()
  const rows = await db.selectFrom('edition_deliveries').select(['id', 'status']).execute()
  await db.destroy()
  return rows
}
