import sharp from 'sharp'
import { rememberLegalTexts } from '#company/legal/shown-texts.ts'
import { people } from '#company/registers/people.en.ts'
import { pictureId } from '#company/registers/picture-id.ts'
import { readFacts } from '#company/registers/read-facts.ts'
import { seedRegisters } from '#company/registers/seed-registers.ts'
import type { Database } from '#database/database.ts'
import { findEntry } from '#desk/company/find-entries.ts'
import { addEntry, publishEntry, saveDraft } from '#desk/company/keep-entries.ts'
import { keepCutsOf } from '#desk/company/pictures-of-values.ts'
import { uploadPicture } from '#desk/posts/pictures/upload-picture.ts'
import { readPrivacyFacts } from '#leads/read-privacy-facts.ts'
import { openFiles } from '#platform/files/files.ts'
import { aColleague } from './at-desk.ts'
import type { Place } from './place.ts'
import { servicesOn } from './services-on.ts'

/** What staff write of the company: a person with a photo and its cuts, a phone, a draft, and the legal texts as they were seen. */
export async function storeRegisters({ dataDir, settings }: Place) {
  await using bare = servicesOn(dataDir, settings)
  const services = { ...bare, files: await openFiles(settings) }
  const { db, now, env } = services
  await seedRegisters(db, {}, now())
  const staff = await aColleague(services, 'admin')

  const png = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#ff6b3d' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('alt', 'Sheela on the phone')
  form.set('picture', new File([new Uint8Array(png)], 'sheela.png'))
  const uploaded = await uploadPicture(
    new Request('http://localhost/x', { method: 'POST', body: form }),
    staff,
    services,
  )
  if (!uploaded.ok) throw new Error(uploaded.message)
  const photo = { id: pictureId(uploaded.picture), alt: 'Sheela on the phone', focus: { x: 0.5, y: 0.4 } }
  const values = { name: 'Sheela Rao', group: 'team', role: 'Telecaller', about: null, photo, consent: 'On file' }
  await keepCutsOf(people.fields, values, services)
  await addEntry({ register: 'people', values, staff, isPublic: true }, services)

  const company = (await findEntry(db, 'company-1', now()))!
  await publishEntry({ ...company, values: { ...company.values, salesPhone: '+91 40 4123 4567' }, staff }, services)
  const office = (await findEntry(db, 'offices-2', now()))!
  await saveDraft({ ...office, values: { ...office.values, city: 'Gaya' }, staff }, services)
  await rememberLegalTexts(db, readPrivacyFacts(env), now())
}

/** All that the registers hold, what visitors see, and the texts that they once saw: equal where all of it is. */
export async function registersOf(db: Database) {
  return {
    facts: await readFacts(db, new Date()),
    entries: await db.selectFrom('register_entries').selectAll().orderBy('id').execute(),
    versions: await db.selectFrom('register_versions').selectAll().orderBy('entry_id').orderBy('number').execute(),
    texts: await db.selectFrom('legal_texts').selectAll().orderBy('version').execute(),
    pictures: await db.selectFrom('post_pictures').selectAll().orderBy('hash').execute(),
  }
}
