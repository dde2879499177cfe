import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { rememberSubscriber } from '#leads/subscription/subscription-kind.server.ts'
import { enquire } from './a-visitor.ts'
import { aLetter, arriveByMail } from './letters.ts'
import type { OwnSite } from './own-site.ts'
import { servicesOn } from './services-on.ts'

/** One of each that the desk's pages show, by an admin who is signed in. */
export async function furnishDesk(page: Page, { settings }: OwnSite) {
  const { full_name: name, email } = await enquire(page.request)
  const origin = { Origin: new URL(page.url()).origin }
  await enquire(page.request, { full_name: name, email, message: 'And an auditor.' })

  const buffer = await sharp({ create: { width: 640, height: 800, channels: 3, background: '#ff6b3d' } })
    .png()
    .toBuffer()
  const file = { name: 'sheela.png', mimeType: 'image/png', buffer }
  const sent = await page.request.post('/desk/pictures/upload', {
    headers: origin,
    multipart: { alt: 'Sheela on the phone', picture: file },
  })
  const { id } = (await sent.json()) as { id: string }
  const published = await page.request.post('/desk/company/people/new/publish', {
    headers: origin,
    maxRedirects: 0,
    form: {
      ...{ name, group: 'team', role: 'Telecaller', consent: 'Letter of 3 November 2026' },
      ...{ 'photo.id': id, 'photo.alt': 'Sheela on the phone', 'photo.x': '50', 'photo.y': '40' },
    },
  })
  const [, person = ''] = /people\/([^?]+)/.exec(published.headers().location ?? '') ?? []

  await using services = servicesOn(settings.DATA_DIR, settings)
  const { db, now } = services
  await rememberSubscriber(db, { email, full_name: name, received_at: now().toISOString() } as never)
  await arriveByMail(services, await aLetter({ from: 'Ravi <ravi@example.com>' }))
  const lead = await db.selectFrom('leads').select('id').where('full_name', '=', name).executeTakeFirstOrThrow()
  return { person, lead: lead.id, picture: id.split('-')[0] }
}
