import sharp from 'sharp'
import { expect } from 'vitest'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { servePictures } from '#articles/pictures/serve-pictures.ts'
import { people } from '#company/registers/people.en.ts'
import { pictureId } from '#company/registers/picture-id.ts'
import { readFacts } from '#company/registers/read-facts.ts'
import { findEntry, listVersions } from '#desk/company/find-entries.ts'
import { addEntry, saveDraft } from '#desk/company/keep-entries.ts'
import { keepCutsOf } from '#desk/company/pictures-of-values.ts'
import { findUsesOfPictures } from '#desk/company/uses-of-pictures.ts'
import { aBody, asha } from '#desk/posts/desk-post-examples.ts'
import { findDeskPost } from '#desk/posts/post-drafts.ts'
import { findRevision } from '#desk/posts/revisions.ts'
import { writePost } from '#desk/posts/write-post.ts'
import { actionsLogged } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import { forgetPicture } from './forget-picture.ts'
import { putBack, replacePicture } from './replace-picture.ts'
import { uploadPicture } from './upload-picture.ts'
import { pictureCopy as copy } from './words.en.ts'

test('another file takes a picture’s place wherever it is shown, and the old one comes back', async ({ services }) => {
  const { db, now } = services
  const old = await upload(services, await aPicture(800, 600))
  const id = await anArticle(services, old.hash)
  const person = await aPerson(services, pictureId(old))
  const everything = () => whatShows(services, { id, person })
  const before = await everything()
  expect(before.join()).toContain(old.hash)

  const replaced = await replacePicture(aForm(await aPicture(1200, 900)), old.hash, asha, services)
  if (!replaced.ok) throw new Error(replaced.message)
  const { hash } = replaced.picture
  expect(replaced.picture).toMatchObject({ width: 800, height: 600 })
  expect(await everything()).toEqual(before.map((text) => text.replaceAll(old.hash, hash)))
  for (const name of [
    `${hash}-800.webp`,
    `${hash}-480.avif`,
    `${hash}-1x1-50-40-320.avif`,
    `${hash}-4x5-50-40-320.webp`,
  ])
    expect((await servePictures(services).request(`/${name}`)).status, name).toBe(200)
  expect((await findUsesOfPictures(db, [old.hash, hash], now())).get(hash)).toHaveLength(2)

  expect(await putBack(hash, asha, services)).toBe(old.hash)
  expect(await everything()).toEqual(before)
  expect((await actionsLogged(services)).slice(-2)).toEqual(['picture.replaced', 'picture.put-back'])
})

test('who has an article or an entry open meanwhile is told as they save', async ({ services }) => {
  const old = await upload(services, await aPicture(800, 600))
  const id = await anArticle(services, old.hash)
  const person = await aPerson(services, pictureId(old))
  const entry = (await findEntry(services.db, person, services.now()))!
  const post = (await findDeskPost(services.db, id))!

  await replacePicture(aForm(await aPicture(800, 600)), old.hash, asha, services)

  expect(await saveDraft({ ...entry, staff: asha }, services)).toMatchObject({ ok: false })
  const mine = { id, body: aBody({ content: '<p>Mine.</p>' }), version: post.version, editor: 'w', staff: asha }
  expect(await writePost(mine, services)).toMatchObject({ ok: false })
})

test.for([
  ['of another shape', () => aPicture(800, 700), copy.replace.shape(800, 600)],
  ['that is smaller', () => aPicture(400, 300), copy.replace.small(800, 600)],
  ['that is no picture', async () => Buffer.from('%PDF-1.7'), copy.trouble.type],
] as const)('a file %s is refused in words, and nothing changes', async ([_, file, message], { services }) => {
  const old = await upload(services, await aPicture(800, 600))
  const id = await anArticle(services, old.hash)

  const answer = await replacePicture(aForm(await file()), old.hash, asha, services)
  expect(answer).toMatchObject({ ok: false, status: 422, message })
  expect((await findDeskPost(services.db, id))!.body.content).toContain(old.hash)
})

test('an upright photo takes the place of an upright one; the same file is no other picture', async ({ services }) => {
  const file = await aPicture(600, 800)
  const old = await upload(services, file)
  const turned = await sharp(await aPicture(1600, 1200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

  const replaced = await replacePicture(aForm(turned), old.hash, asha, services)
  expect(replaced).toMatchObject({ ok: true, picture: { width: 600, height: 800 } })
  expect(await replacePicture(aForm(file), old.hash, asha, services)).toMatchObject({ message: copy.replace.same })
  if (!replaced.ok) return
  expect(await replacePicture(aForm(turned), replaced.picture.hash, asha, services)).toMatchObject({
    message: copy.replace.same,
  })
})

test('what was replaced is deleted with its cuts, and what took its place stays', async ({ services }) => {
  const old = await upload(services, await aPicture(800, 600))
  await aPerson(services, pictureId(old))
  const replaced = await replacePicture(aForm(await aPicture(800, 600)), old.hash, asha, services)
  if (!replaced.ok) throw new Error(replaced.message)
  const cut = async (hash: string) => (await servePictures(services).request(`/${hash}-1x1-50-40-160.webp`)).status
  expect(await cut(old.hash)).toBe(200)

  expect(await forgetPicture(old.hash, asha, services)).toBeUndefined()
  expect(await cut(old.hash)).toBe(404)
  expect(await cut(replaced.picture.hash)).toBe(200)
  expect(await putBack(replaced.picture.hash, asha, services)).toBeUndefined()
})

/** Published with the picture, with a draft that shows it too, and a state of it in the history. */
async function anArticle(services: TestServices, hash: string): Promise<number> {
  const image = `<img src="/media/${hash}-800.webp" alt="A meter">`
  const picture = `/media/${hash}-800.webp`
  const post = aPost({ title: 'With a picture', content: `<p>${image}</p>`, featured_image: picture })
  const [id = 0] = await savePosts(services.db, post)
  const body = aBody({ content: `<p>More.</p>${image}`, thumbnail_image: picture })
  await writePost({ id, body, version: 0, editor: '', isCheckpoint: true, staff: asha }, services)
  return id
}

/** Published with the photo, with a draft of another role. */
async function aPerson(services: TestServices, photo: string): Promise<string> {
  const values = {
    ...{ name: 'Sheela Rao', group: 'team', role: 'Telecaller', about: null, consent: 'On file' },
    photo: { id: photo, alt: 'Sheela', focus: { x: 0.5, y: 0.4 } },
  }
  await keepCutsOf(people.fields, values, services)
  const id = await addEntry({ register: 'people', values, staff: asha, isPublic: true }, services)
  await saveDraft({ id, revision: 1, values: { ...values, role: 'Engineer' }, staff: asha }, services)
  return id
}

/** All that visitors and staff read of both. */
async function whatShows({ db, now }: TestServices, { id, person }: { id: number; person: string }) {
  const { row, body } = (await findDeskPost(db, id))!
  const { published, values } = (await findEntry(db, person, now()))!
  const revisions = await Promise.all([1, 2].map(async (number) => (await findRevision(db, id, number))?.body))
  const versions = (await listVersions(db, person)).map((version) => version.values)
  const facts = (await readFacts(db, now())).people
  const { content_html, featured_image, thumbnail_image } = row
  return [[content_html, featured_image, thumbnail_image], body, revisions, published, values, versions, facts].map(
    (each) => JSON.stringify(each),
  )
}

let made = 0

/** No two are the same file. */
function aPicture(width: number, height: number): Promise<Buffer> {
  made += 1
  return sharp({ create: { width, height, channels: 3, background: { r: 255, g: made, b: 61 } } })
    .png()
    .toBuffer()
}

function aForm(bytes: Buffer): Request {
  const form = new FormData()
  form.set('alt', 'A meter')
  form.set('picture', new File([new Uint8Array(bytes)], 'meter.png'))
  return new Request('http://localhost:3000/desk/pictures/x/replace', { method: 'POST', body: form })
}

async function upload(services: TestServices, bytes: Buffer) {
  const uploaded = await uploadPicture(aForm(bytes), asha, services)
  if (!uploaded.ok) throw new Error(uploaded.message)
  return uploaded.picture
}
