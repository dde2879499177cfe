import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { findEntry } from '#desk/company/find-entries.ts'
import { addEntry, hideEntry, publishEntry, scheduleEntry } from '#desk/company/keep-entries.ts'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { aColleague } from '../support/at-desk.ts'
import { newDatabase } from '../support/running-postgres.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

const HOME = '/contact-us'

test('what is published through one process, the other says too; so it does what is scheduled, hidden and brought back', async () => {
  using folder = temporaryFolder('registers')
  const settings = { DATABASE_URL: await newDatabase(inject('postgresUrl')) }
  await using one = await startSite(join(folder.path, 'one'), settings)
  await using other = await startSite(join(folder.path, 'other'), settings)
  await using services = servicesOn(join(folder.path, 'desk'), settings)
  const staff = await aColleague(services, 'admin')
  const bothSay = async (path: string, words: string, isSaid = true) => {
    for (const { url } of [one, other])
      await expect
        .poll(async () => (await (await fetch(url + path)).text()).includes(words), { timeout: 60_000 })
        .toBe(isSaid)
  }
  const company = async () => (await findEntry(services.db, 'company-1', services.now()))!
  await bothSay(HOME, '+91 00000 00001')

  const before = await company()
  const values = { ...before.values, salesPhone: '+91 40 4123 4567' }
  await publishEntry({ id: before.id, revision: before.revision, values, staff }, services)
  await bothSay(HOME, '+91 40 4123 4567')
  await bothSay(HOME, '+91 00000 00001', false)

  // Somebody who had the entry before them as it was is told, and changes nothing.
  const late = await publishEntry({ id: before.id, revision: before.revision, values: before.values, staff }, services)
  expect(late).toMatchObject({ ok: false, theirs: { values: { salesPhone: '+91 40 4123 4567' } } })

  const now = await company()
  const from = new Date(Date.now() + 1_000)
  await scheduleEntry({ id: now.id, revision: now.revision, values: before.values, staff, from }, services)
  await bothSay(HOME, '+91 00000 00001')

  const person = await addEntry(
    {
      register: 'people',
      values: { name: 'Sheela Rao', group: 'team', role: 'Telecaller', about: null, photo: null, consent: 'On file' },
      staff,
      isPublic: true,
    },
    services,
  )
  await bothSay('/about-us', 'Sheela Rao')
  const added = (await findEntry(services.db, person, services.now()))!
  await hideEntry({ id: person, revision: added.revision, staff }, services)
  await bothSay('/about-us', 'Sheela Rao', false)
})
