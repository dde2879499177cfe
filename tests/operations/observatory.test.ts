import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { askHost } from '../support/ask-host.ts'
import { startHttpsFront } from '../support/https-front.ts'
import { type Certificate, makeCertificate } from '../support/make-certificate.ts'
import { observatoryScore } from '../support/observatory-score.ts'
import { startSite } from '../support/running-site.ts'

const HOST = 'www.site.test'
const PAGES = [
  '/',
  '/contact-us',
  '/blogs',
  '/energy-calculator',
  '/smart-home',
  '/nothing-here',
  '/desk/sign-in',
  '/api/health/',
]

test('over https, every page would get A+ and at least 130 from the HTTP Observatory', async () => {
  using folder = temporaryFolder('site')
  const certificate = makeCertificate(folder.path, [`DNS:${HOST}`])
  await using site = await startSite(folder.path, {
    SITE_URL: `https://${HOST}`,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SESSION_SECRET: 'a secret that only this test knows, and nobody else',
  })
  await using front = await startHttpsFront(site.url, HOST, certificate)
  const { location } = (await askHost(front.httpPort, '/', { headers: { Host: HOST } })).headers

  for (const path of PAGES) {
    const { headers, html } = await get(path, front.httpsPort, certificate)
    const { score, grade, rules } = observatoryScore({
      headers,
      html,
      origin: `https://${HOST}`,
      redirectsTo: location,
    })
    expect({ path, grade, rules }).toMatchObject({ path, grade: 'A+' })
    expect(score, `${path}: ${JSON.stringify(rules)}`).toBeGreaterThanOrEqual(130)
  }
})

test('the rules notice what is missing', () => {
  const bare = { headers: new Headers(), html: '', origin: 'https://www.site.test' }
  expect(observatoryScore(bare)).toMatchObject({ score: 10, grade: 'F' })

  const headers = new Headers({ 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" })
  expect(observatoryScore({ ...bare, headers }).rules['content-security-policy']).toBe(-20)
  const html = '<script src="https://elsewhere.example/x.js"></script>'
  expect(observatoryScore({ ...bare, html }).rules['subresource-integrity']).toBe(-5)
})

async function get(path: string, port: number, { cert }: Certificate) {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    servername: HOST,
    ca: cert,
    headers: { Host: HOST, Accept: 'text/html' },
  }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  return { headers, html: await text(answer) }
}
