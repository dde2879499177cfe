import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect } from 'vitest'
import { listPictures } from '#articles/pictures/picture-queries.ts'
import { servePictures } from '#articles/pictures/serve-pictures.ts'
import { RegisterPicture } from '#company/register-picture.tsx'
import { people } from '#company/registers/people.en.ts'
import { pictureId } from '#company/registers/picture-id.ts'
import { forgetPicture } from '#desk/posts/pictures/forget-picture.ts'
import { uploadPicture } from '#desk/posts/pictures/upload-picture.ts'
import { aColleague, press } from '../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../tests/support/test-services.ts'
import { listEntries } from './find-entries.ts'
import { entryCopy } from './words.en.ts'

const PERSON = { name: 'Sheela Rao', group: 'team', role: 'Telecaller', consent: 'Letter of 3 Nov 2026, folder 2' }

test('a photo is cut for its places around its point, in every width that the page names', async ({ services }) => {
  const { id } = await aPhoto(services)
  await publishPerson(services, { id, x: '100', y: '50' })

  const photo = { id, alt: 'Sheela at her desk', focus: { x: 1, y: 0.5 } }
  const html = renderToStaticMarkup(RegisterPicture({ picture: photo, ratio: '1:1', sizes: '20rem' }))
  const addresses = [...new Set(html.match(/\/media\/[^\s"]+/g))]
  expect(addresses.map((address) => address.split('-').at(-1))).toEqual(
    expect.arrayContaining(['160.avif', '320.avif', '400.avif', '160.webp', '320.webp', '400.webp']),
  )
  expect(html).toContain('alt="Sheela at her desk"')
  for (const address of addresses) {
    const answer = await fetchPicture(services, address)
    expect(answer.status, address).toBe(200)
    const made = sharp(Buffer.from(await answer.arrayBuffer()))
    const { width, height } = await made.metadata()
    expect(width, address).toBe(height)
    expect(address).toContain(`-${width}.`)
    // The right half of the picture is blue.
    const [red, , blue] = (await made.stats()).channels
    expect(blue!.mean).toBeGreaterThan(red!.mean + 100)
  }
})

test('nobody has a cut made by asking for it', async ({ services }) => {
  const { id, hash } = await aPhoto(services)
  await publishPerson(services, { id, x: '50', y: '50' })

  expect((await fetchPicture(services, `/media/${hash}-1x1-50-50-160.webp`)).status).toBe(200)
  for (const asked of ['1x1-51-50-160', '2x1-50-50-160', '1x1-50-50-161'])
    expect((await fetchPicture(services, `/media/${hash}-${asked}.webp`)).status, asked).toBe(404)
})

test('a picture on an entry cannot be deleted; once off it goes with its cuts, for good', async ({ services }) => {
  const staff = await aColleague(services, 'editor')
  const { id, hash } = await aPhoto(services)
  await publishPerson(services, { id, x: '50', y: '50' })
  expect(await forgetPicture(hash, staff, services)).toBe(PERSON.name)

  const [entry] = await listEntries(services.db, services.now(), 'people')
  await press(services, staff, `/desk/company/people/${entry!.id}/publish`, { ...PERSON, _revision: '1' })
  expect(await forgetPicture(hash, staff, services)).toBeUndefined()
  expect((await fetchPicture(services, `/media/${hash}-1x1-50-50-160.webp`)).status).toBe(404)

  expect(await publishPerson(services, { id, x: '50', y: '50' })).toMatchObject({
    status: 422,
    errors: { photo: entryCopy.picture.unknown },
  })
})

test('a picture without words for who cannot see it is refused', async ({ services }) => {
  const { id } = await aPhoto(services)
  expect(await publishPerson(services, { id, x: '50', y: '50', alt: ' ' })).toMatchObject({
    errors: { 'photo.alt': expect.any(String) },
  })
})

test('what an entry says of an undescribed picture the library says too; other words stay', async ({ services }) => {
  const alts = async () => (await listPictures(services.db)).pictures.map(({ alt }) => alt)
  const { id } = await aPhoto(services, people.fields.photo.label)
  await publishPerson(services, { id, x: '50', y: '50' })
  expect(await alts()).toEqual(['Sheela at her desk'])

  await publishPerson(services, { id, x: '50', y: '50', alt: 'Her face' })
  expect(await alts()).toEqual(['Sheela at her desk'])
})

/** Red at the left, blue at the right, 800 × 400. */
async function aPhoto(services: TestServices, alt = 'Sheela') {
  const half = { width: 400, height: 400, channels: 3 as const }
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { ...half, width: 800, background: '#ff0000' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('alt', alt)
  form.set('picture', new File([new Uint8Array(bytes)], 'sheela.png'))
  const request = new Request('http://localhost:3000/desk/pictures', { method: 'POST', body: form })
  const uploaded = await uploadPicture(request, await aColleague(services, 'editor'), services)
  if (!uploaded.ok) throw new Error(uploaded.message)
  return { id: pictureId(uploaded.picture), hash: uploaded.picture.hash }
}

async function publishPerson(services: TestServices, { alt = 'Sheela at her desk', id, x, y }: Record<string, string>) {
  const form = { ...PERSON, 'photo.id': id!, 'photo.alt': alt, 'photo.x': x!, 'photo.y': y! }
  return press(services, await aColleague(services, 'editor'), '/desk/company/people/new/publish', form)
}

async function fetchPicture(services: TestServices, path: string): Promise<Response> {
  return servePictures(services).request(path.replace('/media', ''))
}
