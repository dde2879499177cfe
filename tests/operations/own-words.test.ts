import { expect } from 'vitest'
import { deliverDue } from '#platform/outbox/outbox.ts'
import { builtSite } from '../support/built-site.ts'
import { changedFacts } from '../support/facts.ts'
import { importBuild } from '../support/import-build.ts'
import { jsonPost } from '../support/json-post.ts'
import { test } from '../support/test-services.ts'
import { VISITORS_PAGES } from '../support/visitors-pages.ts'

const built = await importBuild()
const SHEELA = { full_name: 'Sheela Devi', email: 'sheela@company.in', phone_number: '9848012345' }

test('each sentence that the desk offers is said in our words, as built once they are gone', async ({ services }) => {
  const { inDevelopment } = await builtSite(services)
  const read = async () => {
    const pages = VISITORS_PAGES.map(async (path) => (await inDevelopment.request(services.env.SITE_URL + path)).text())
    return textOf((await Promise.all(pages)).join('\n'))
  }
  const before = await read()
  const offered = built.listSentences().filter(({ built }) => built !== null && built.length >= 20)
  // What stands in a mail, behind a link or a tap, or is said once a form was sent, may be said by a page in its own words.
  const isElsewhere = /mail-words:|^leads\/(consents|own-page)\/|^assistant\/words:|\.(success|errors)\b/
  const shown = offered.filter(({ built, key }) => before.includes(built!) && !isElsewhere.test(key))
  expect(shown.length).toBeGreaterThan(200)

  {
    const words = offered.map(({ key, built }) => ({ id: key, isSample: false, key, ours: backwards(built!) }))
    using _facts = changedFacts(() => ({ words }), built)
    const after = await read()
    // A form, a register or an article may say the same.
    const stays = shown.filter(({ built }) => timesIn(after, built!) === timesIn(before, built!))
    expect(stays.map(({ key }) => key)).toEqual([])
    expect(shown.filter(({ built }) => !after.includes(backwards(built!))).map(({ key }) => key)).toEqual([])
  }
  const again = await read()
  expect(shown.filter(({ built }) => timesIn(again, built!) !== timesIn(before, built!)).map(({ key }) => key)).toEqual(
    [],
  )
})

test('a mail says our sentence, with what belongs into it', async ({ services }) => {
  const { inDevelopment } = await builtSite(services)
  await inDevelopment.request(`${services.env.SITE_URL}/llms.txt`)
  const receipt = 'leads/enquiry/mail-words:enquiryEmailCopy.receipt'
  const ours = {
    [`${receipt}.subject`]: 'Your letter {reference} is with us',
    [`${receipt}.thanks`]: '{brand} has read the first line already.',
    [`${receipt}.reference`]: 'Ask for it by',
  }
  const words = Object.entries(ours).map(([key, text]) => ({ id: key, isSample: false, key, ours: text }))
  using _facts = changedFacts(() => ({ words }), built)

  const enquiry = jsonPost({ ...SHEELA, message: 'The bill of the mill doubled.' })
  const answer = await inDevelopment.request(`${services.env.SITE_URL}/api/auth/contacts/`, enquiry)
  const { reference } = (await answer.json()) as { reference: string }
  await deliverDue(services, built.jobs)
  const mail = services.sent.find(({ to }) => to === 'sheela@company.in')
  expect(mail?.subject).toBe(`Your letter ${reference} is with us`)
  expect(mail?.text).toContain('Coral Urja has read the first line already.')
  expect(mail?.text).toContain('Ask for it by')
})

test('a form, an error of the API and the assistant say ours too, whoever asks', async ({ services }) => {
  const { inDevelopment } = await builtSite(services)
  await inDevelopment.request(`${services.env.SITE_URL}/llms.txt`)
  const ours = {
    'leads/enquiry/words:contactCopy.errors.message': 'Tell us something first.',
    'platform/http/words:httpCopy.json.unreadable': 'This JSON is none.',
    'platform/http/words:httpCopy.takesOnly': 'Send {methods}, nothing else.',
    'assistant/words:assistantCopy.problems.empty': 'What do you want to know?',
  }
  const words = Object.entries(ours).map(([key, text]) => ({ id: key, isSample: false, key, ours: text }))
  using _facts = changedFacts(() => ({ words }), built)
  const send = async (path: string, init?: RequestInit) => {
    const answer = await inDevelopment.request(services.env.SITE_URL + path, init)
    return JSON.stringify(await answer.json())
  }

  const empty = jsonPost({ ...SHEELA, message: '' })
  expect(await send('/api/auth/contacts/', empty)).toContain('Tell us something first.')
  expect(await send('/api/auth/contacts/', { ...empty, body: '{' })).toContain('This JSON is none.')
  expect(await send('/api/auth/contacts/')).toContain('Send POST')
  expect(await send('/api/assistant/answers/?q=')).toContain('What do you want to know?')
})

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1
}

/** As long as it was, and said by nobody. */
function backwards(text: string): string {
  return [...text].reverse().join('')
}

/** What stands on the pages and in their attributes, signs as they are. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/ data-(props|words|ids)="[^"]*"/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
