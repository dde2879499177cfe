import { HtmlValidate } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { archivePath } from '#editions/archive.ts'
import { findEdition, listEditionLinks } from '#editions/edition-queries.ts'
import { archiveCopy as copy } from '#site/newsletter/archive-words.en.ts'
import { hire } from '../support/hire.ts'
import { ENGINES, newPlace } from '../support/place.ts'
import { startSite } from '../support/running-site.ts'
import { beginNewEdition } from '../support/send-editions.ts'
import { servicesOn } from '../support/services-on.ts'
import { aSubscriber, storeSubscribers, WRITTEN } from '../support/store-subscribers.ts'

const LISTS = ['/newsletter/archive', '/newsletter/feed.xml', '/newsletter/atom.xml', '/newsletter/feed.json']
const SENDING_MS = 20_000

test.each(ENGINES)(
  'a newsletter is in the archive, the feeds and the sitemap as soon as it was sent, and gone when it is made private, on %s',
  async (engine) => {
    using place = await newPlace(engine, inject('postgresUrl'))
    const { dataDir, settings } = place
    await using site = await startSite(dataDir, settings)
    await using services = servicesOn(dataDir, settings)
    const { db } = services
    const read = async (path: string) => (await fetch(site.url + path)).text()
    // Kept from now on, as it is for its visitors.
    expect(await read('/newsletter/archive')).toContain(copy.empty)

    await storeSubscribers(db, [aSubscriber('ada@example.com')])
    const id = await beginNewEdition(services)
    const { name } = await db.selectFrom('edition_pages').select('name').executeTakeFirstOrThrow()
    const page = archivePath(name)
    await expect.poll(async () => (await findEdition(db, id))?.status, { timeout: SENDING_MS }).toBe('sent')
    for (const path of LISTS) await expect.poll(() => read(path), { message: path }).toContain(page)
    await expect.poll(() => read('/sitemap.xml')).toContain(page)
    expect(await read('/newsletter')).toContain('/newsletter/archive')

    const html = await read(page)
    for (const said of [WRITTEN.subject, WRITTEN.preheader, 'The meter does not lie.', '"@type":"Article"'])
      expect(html).toContain(said)
    for (const personal of ['token=', 'Asha', 'own-link', 'unsubscribe?']) expect(html).not.toContain(personal)
    const valid = new HtmlValidate({ extends: ['html-validate:standard'] })
    for (const path of [page, '/newsletter/archive'])
      expect((await valid.validateString(await read(path))).results, path).toEqual([])
    expect((await fetch(`${site.url}/og${page}.png`)).headers.get('Content-Type')).toBe('image/png')

    const { id: link } = await db
      .selectFrom('edition_links')
      .select('id')
      .where('number', '=', 1)
      .executeTakeFirstOrThrow()
    const followed = await fetch(`${site.url}/go/newsletter/${link}`, {
      redirect: 'manual',
      headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
    expect([followed.status, followed.headers.get('Location')]).toEqual([302, '/energy-calculator'])
    await expect.poll(async () => (await listEditionLinks(db, id))[0]?.taps).toBe(1)

    const headers = { cookie: (await hire(services, 'editor')).cookie, origin: site.url }
    const act = (name: string) =>
      fetch(`${site.url}/desk/letters/${id}/${name}`, { method: 'POST', redirect: 'manual', headers })
    expect((await act('make-private')).status).toBe(303)
    await expect.poll(async () => (await fetch(site.url + page)).status).toBe(404)
    for (const path of [...LISTS, '/sitemap.xml'])
      await expect.poll(() => read(path), { message: path }).not.toContain(page)

    expect((await act('make-public')).status).toBe(303)
    await expect.poll(async () => (await fetch(site.url + page)).status).toBe(200)
    for (const path of LISTS) await expect.poll(() => read(path), { message: path }).toContain(page)
  },
)
