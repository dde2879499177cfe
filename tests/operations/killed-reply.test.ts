import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { hire } from '../support/hire.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { ENGINES, newPlace } from '../support/place.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

test.each(ENGINES)(
  'an answer whose site on %s is killed before it goes, goes once when the site is back',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    await using sink = await startMailSink()
    const settings = { ...place.settings, SMTP_URL: sink.url }
    const id = randomUUID()

    {
      await using site = await startSite(place.dataDir, settings)
      await using services = servicesOn(place.dataDir, settings)
      const { request } = await hire(services, 'sales')
      const lead = await write(site.url)
      const form = new FormData()
      for (const [name, value] of Object.entries({ reply: id, subject: 'Your plug', reply_text: 'It fits.' }))
        form.set(name, value)
      const { id: leadId } = await services.db
        .selectFrom('leads')
        .select('id')
        .where('reference', '=', lead)
        .executeTakeFirstOrThrow()
      const answer = await fetch(`${site.url}/desk/leads/${leadId}/send-reply`, {
        method: 'POST',
        body: form,
        headers: { cookie: request.headers.get('cookie')!, origin: site.url },
      })
      expect(answer.status).toBe(200)
      await site.end('SIGKILL')
    }

    await using site = await startSite(place.dataDir, settings)
    await expect.poll(() => times(sink.taken, id), { timeout: 60_000 }).toBe(1)
    const db = place.open()
    await expect
      .poll(
        async () =>
          (await db.selectFrom('outbox').select('delivered_at').where('id', '=', id).executeTakeFirst())?.delivered_at,
      )
      .toEqual(expect.any(String))
    await db.destroy()
    await site.end('SIGTERM')
    expect(times(sink.taken, id)).toBe(1)
  },
)

async function write(url: string): Promise<string> {
  const message = `The bill went up. ${randomUUID()}`
  const enquiry = { full_name: 'Ravi', email: 'ravi@example.com', phone_number: '98480 12345', message }
  const response = await fetch(`${url}/api/auth/contacts/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(enquiry),
  })
  return ((await response.json()) as { reference: string }).reference
}

function times(taken: string[], id: string): number {
  return taken.filter((messageId) => messageId.includes(id)).length
}
