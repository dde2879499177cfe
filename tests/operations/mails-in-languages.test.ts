import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { brandName } from '#company/brand-name.ts'
import { applicationEmailCopy as hindiApplication } from '#leads/application/mail-words.hi.ts'
import { applicationEmailCopy as teluguApplication } from '#leads/application/mail-words.te.ts'
import { foldQuoted } from '#leads/conversation/fold-quoted.ts'
import { enquiryKindCopy as hindiKind } from '#leads/enquiry/kind-words.hi.ts'
import { enquiryKindCopy as teluguKind } from '#leads/enquiry/kind-words.te.ts'
import { enquiryEmailCopy as hindiEnquiry } from '#leads/enquiry/mail-words.hi.ts'
import { enquiryEmailCopy as teluguEnquiry } from '#leads/enquiry/mail-words.te.ts'
import { anAudit } from '#leads/home-audit/audit-examples.ts'
import { auditEmailCopy as hindiAudit } from '#leads/home-audit/mail-words.hi.ts'
import { auditEmailCopy as teluguAudit } from '#leads/home-audit/mail-words.te.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { aPdf } from '../support/documents.ts'
import { hire } from '../support/hire.ts'
import { jsonPost } from '../support/json-post.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

const LANGUAGES = [
  {
    language: 'hi',
    letters: /\p{Script=Devanagari}/u,
    name: 'सुनीता शर्मा',
    own: hindiKind.ownName,
    enquiry: hindiEnquiry,
    audit: hindiAudit,
    application: hindiApplication,
  },
  {
    language: 'te',
    letters: /\p{Script=Telugu}/u,
    name: 'లక్ష్మీ ప్రసన్న',
    own: teluguKind.ownName,
    enquiry: teluguEnquiry,
    audit: teluguAudit,
    application: teluguApplication,
  },
]
const ADDRESS = 'asha@example.com'

describe.each(LANGUAGES)('in $language', ({ language, letters, name, enquiry, audit, application }) => {
  test('a mail server gets each receipt with a subject and a text that every mail program reads', async () => {
    using folder = temporaryFolder(`mails-${language}`)
    const arrived = join(folder.path, 'arrived')
    await using sink = await startMailSink(0, arrived)
    await using site = await startSite(join(folder.path, 'data'), {
      SITE_LANGUAGES: 'en,hi,te',
      SMTP_URL: sink.url,
    })
    const person = { full_name: name, email: ADDRESS, phone_number: '9848012345' }
    const api = `${site.url}/${language}/api`
    const resume = new FormData()
    for (const [field, text] of Object.entries({ ...person, cover_letter: name })) resume.set(field, text)
    resume.set('resume', new File([new Uint8Array(aPdf())], `${name}.pdf`))

    const references = [
      await send(`${api}/auth/contacts/`, { ...person, message: name }),
      await send(`${api}/audits/home-audits/`, anAudit(person)),
      await send(`${api}/auth/job-applications/`, resume),
    ]
    await expect.poll(() => mailsTo(ADDRESS, arrived).length, { timeout: 60_000 }).toBe(3)

    const raws = mailsTo(ADDRESS, arrived)
    const mails = await Promise.all(raws.map((raw) => PostalMime.parse(raw)))
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      [enquiry, audit, application].map(({ receipt }, at) => receipt.subject(references[at]!)).sort(),
    )
    for (const { text = '', html = '' } of mails) {
      for (const said of [text, html]) {
        expect(said).toMatch(letters)
        expect(said).not.toContain('\ufffd')
      }
      expect(html).toContain(`lang="${language}"`)
      expect(text).toContain(`/${language}/`)
    }
    for (const raw of raws) {
      const [head = '', body = ''] = raw.split(/\r?\n\r?\n/, 2)
      // Headers are ASCII (RFC 5322), folded at 78; each encoded word is whole by itself, at most 75 long (RFC 2047, 2 and 5).
      expect(head).toMatch(/^[\t\r\n\x20-\x7e]*$/)
      expect(head.split(/\r?\n/).filter((line) => line.length > 78 && /^\s?=\?|^Subject/i.test(line))).toEqual([])
      const words = [...head.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)]
      expect(words.length).toBeGreaterThan(0)
      for (const [whole, way = '', coded = ''] of words) {
        expect(whole.length).toBeLessThanOrEqual(75)
        expect(decoded(way, coded)).not.toContain('\ufffd')
      }
      expect(body).toMatch(/^[\t\r\n\x20-\x7e]*$/)
      expect(
        raw.match(/^content-type: text\/[^\r\n]*(\r?\n[ \t][^\r\n]*)*/gim)?.every((type) => /utf-8/i.test(type)),
      ).toBe(true)
    }
  })
})

test.each(LANGUAGES)(
  'what staff write about a lead in $language begins with a subject and a quotation in it',
  async ({ language, letters, name, own }) => {
    using folder = temporaryFolder(`desk-in-${language}`)
    await using site = await startSite(folder.path, { SITE_LANGUAGES: 'en,hi,te' })
    await using services = servicesOn(folder.path, { SITE_LANGUAGES: 'en,hi,te' })
    const headers = { cookie: (await hire(services, 'sales')).cookie, origin: site.url }
    const person = { full_name: name, email: ADDRESS, phone_number: '9848012345' }
    const reference = await send(`${site.url}/${language}/api/auth/contacts/`, { ...person, message: 'Call me.' })
    const { id } = await services.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()

    const page = await (await fetch(`${site.url}/desk/leads/${id}`, { headers })).text()
    const [, subject] = /name="subject"[^>]* value="([^"]*)"/.exec(page) ?? []
    expect(subject).toBe(`${own}, ${brandName()} (${reference})`)

    const body = new FormData()
    const typed = { reply: randomUUID(), subject: subject!, reply_text: 'Yes.', quote: 'yes' }
    for (const [field, value] of Object.entries(typed)) body.set(field, value)
    expect((await fetch(`${site.url}/desk/leads/${id}/send-reply`, { method: 'POST', headers, body })).status).toBe(200)
    const { text } = await services.db.selectFrom('lead_messages').select('text').executeTakeFirstOrThrow()
    const [above] = /^.*:\n> Call me\.$/m.exec(text) ?? []
    expect(above).toMatch(letters)
    expect(foldQuoted(text).at(-1)).toMatchObject({ isQuoted: true, text: above })
  },
)

test('feeds say that they are UTF-8, and in which language', async () => {
  using folder = temporaryFolder('feeds-in-languages')
  await using site = await startSite(folder.path, { SITE_LANGUAGES: 'en,hi,te' })
  for (const { language, letters } of LANGUAGES) {
    for (const [file, says] of [
      ['feed.xml', `<language>${language}</language>`],
      ['atom.xml', 'encoding="utf-8"'],
      ['feed.json', '"home_page_url"'],
    ] as const) {
      const response = await fetch(`${site.url}/${language}/${file}`)
      expect(response.headers.get('Content-Type'), file).toMatch(/charset=utf-8/i)
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await response.arrayBuffer())
      expect(text).toMatch(letters)
      expect(text.toLowerCase()).toContain(says.toLowerCase())
      expect(text).toContain(`/${language}/blogs`)
    }
  }
})

async function send(address: string, answers: FormData | object): Promise<string> {
  const isForm = answers instanceof FormData
  const response = await fetch(address, isForm ? { method: 'POST', body: answers } : jsonPost(answers))
  const { reference } = (await response.json()) as { reference: string }
  return reference
}

function mailsTo(address: string, folder: string): string[] {
  return globSync(join(folder, '*.eml'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((raw) => new RegExp(`^to: .*${address}`, 'im').test(raw))
}

function decoded(way: string, coded: string): string {
  if (way.toLowerCase() === 'b') return Buffer.from(coded, 'base64').toString('utf8')
  const bytes = coded
    .replaceAll('_', ' ')
    .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
