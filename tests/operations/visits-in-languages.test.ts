import { expect, test } from 'vitest'
import { indianStates as hindiStates } from '#india/geography/indian-states.hi.ts'
import { indianStates as teluguStates } from '#india/geography/indian-states.te.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { visitCopy as hindi } from '#leads/visits/words.hi.ts'
import { visitCopy as telugu } from '#leads/visits/words.te.ts'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { aColleague } from '../support/at-desk.ts'
import { builtSite } from '../support/built-site.ts'
import { changedFacts } from '../support/facts.ts'
import { importBuild } from '../support/import-build.ts'
import { jsonPost } from '../support/json-post.ts'
import { testServices } from '../support/test-services.ts'
import { pathIn } from '../support/words-in.ts'

const built = await importBuild()
const ADDRESS = 'asha@example.com'
const OTHERS = ['en', 'hi', 'te'] as const
const HYDERABAD = { id: 'areas-1', name: 'Hyderabad', pins: ['5000'], isVisited: true, words: null, isSample: false }

test.each([
  { language: 'hi', copy: hindi, states: hindiStates },
  { language: 'te', copy: telugu, states: teluguStates },
])('a visit is offered, booked and told in $language', async ({ language, copy, states }) => {
  await using services = await testServices()
  const { site, inDevelopment } = await builtSite(services)
  const ask = (path: string, init?: RequestInit) => inDevelopment.request(services.env.SITE_URL + path, init)
  await ask('/llms.txt')
  using _facts = changedFacts(() => ({ areas: [HYDERABAD] }), built)
  await services.db
    .insertInto('visit_slots')
    .values({
      ...{ id: 'slot-1', area_id: HYDERABAD.id, area_name: HYDERABAD.name, places: 1 },
      ...{ starts_at: '2026-11-24T04:30:00.000Z', ends_at: '2026-11-24T06:30:00.000Z' },
      ...{ made_by: (await aColleague(services, 'sales')).id, made_at: services.now().toISOString() },
    })
    .execute()

  const audit = anAudit({ email: ADDRESS }, { pincode: '500081' })
  const sent = await ask(`/${language}/api/audits/home-audits/`, jsonPost(audit))
  const { reference } = (await sent.json()) as { reference: string }
  const [receipt] = await mails()
  const link = /\/(?:hi|te)\/your-enquiry\/[\w-]+/.exec(receipt?.html ?? '')?.[0] ?? ''
  const page = mainOf(await (await ask(link)).text())
  const state = states.find(({ id }) => id === 'IN-TS')!.name
  for (const said of [copy.heading, copy.choose, copy.submit, state]) expect(page).toContain(said)

  // Without scripts the form's own buttons bring a time that was chosen to the page in another language.
  const finished = await (await site.request(services.env.SITE_URL + link)).text()
  for (const other of OTHERS.filter((one) => one !== language)) {
    const to = pathIn(other, `${link.slice('/hi'.length)}?act=book&only-shown`)
    expect(finished).toContain(`formaction="${to.replace('&', '&amp;')}"`)
    const shown = await (await ask(to, { method: 'POST', body: new URLSearchParams({ slot: 'slot-1' }) })).text()
    expect(shown).toMatch(/<option [^>]*value="slot-1"[^>]* selected/)
    expect(shown).not.toContain('cancel-visit')
  }

  await ask(`${link}?act=book`, { method: 'POST', body: new URLSearchParams({ slot: 'slot-1' }) })
  const booked = mainOf(await (await ask(link)).text())
  for (const said of [copy.calendar, copy.cancel]) expect(booked).toContain(said)
  expect(await (await ask(`${link}/visit.ics`)).text()).toContain(copy.eventText(reference))
  const [told] = await mails()
  expect(told?.subject).toBe(copy.mail.subjects.booked(reference))
  expect(told?.text).toContain(copy.mail.texts.booked)
  expect(String(told?.attachments?.[0]?.content)).toContain(copy.eventText(reference))

  async function mails() {
    services.sent.length = 0
    while ((await deliverDue(services, built.jobs)) > 0);
    return services.sent.filter(({ to }) => to === ADDRESS)
  }
})

function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
}
