import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect } from 'vitest'
import { aPost, savePosts } from '#articles/blog-examples.ts'
import { cardPicture, pictureAddress } from '#articles/pictures/picture-address.ts'
import { servePictures } from '#articles/pictures/serve-pictures.ts'
import { aBody, asha } from '#desk/posts/desk-post-examples.ts'
import { writePost } from '#desk/posts/write-post.ts'
import { actionsLogged } from '../../../../tests/support/at-desk.ts'
import { type TestServices, test } from '../../../../tests/support/test-services.ts'
import { lookAtPictures } from './alike.ts'
import { forgetPicture, sweepPictures } from './forget-picture.ts'
import { uploadPicture } from './upload-picture.ts'
import { pictureCopy as copy } from './words.en.ts'

test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s picture is kept in every size as AVIF and WebP',
  async (format, { services }) => {
    const uploaded = await upload(services, await aPicture(1200, 800).toFormat(format).toBuffer())

    expect(uploaded).toMatchObject({ ok: true, picture: { width: 1200, height: 800, alt: 'A meter' } })
    if (!uploaded.ok) return
    for (const width of [480, 960, 1200]) {
      for (const made of ['avif', 'webp'] as const) {
        const response = await fetchPicture(
          services,
          pictureAddress({ hash: uploaded.picture.hash, width, format: made }),
        )
        expect(response.headers.get('Content-Type')).toBe(`image/${made}`)
        const { width: shown } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
        expect(shown).toBe(width)
      }
    }
  },
)

test('a picture is served as that and nothing else, for ever, only in the sizes there are', async ({ services }) => {
  const uploaded = await upload(services, await aPicture(600, 400).png().toBuffer())
  if (!uploaded.ok) throw new Error(uploaded.message)
  const { hash } = uploaded.picture

  const { headers } = await fetchPicture(services, `/media/${hash}-600.webp`)
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")

  for (const name of [`${hash}-601.webp`, `${hash}-600.png`, `${'0'.repeat(32)}-600.webp`, '../site.db', '%2e%2e']) {
    expect((await fetchPicture(services, `/media/${name}`)).status, name).toBe(404)
  }
})

test('a small picture is not blown up, and a card shows the smallest that is enough', async ({ services }) => {
  expect(await upload(services, await aPicture(300, 200).png().toBuffer())).toMatchObject({ picture: { width: 300 } })
  const hash = 'a'.repeat(32)
  expect(cardPicture(`/media/${hash}-1440.webp`)).toBe(`/media/${hash}-960.webp`)
  expect(cardPicture(`/media/${hash}-300.webp`)).toBe(`/media/${hash}-300.webp`)
  expect(cardPicture('/covers/wave.svg')).toBe('/covers/wave.svg')
})

test('what the camera wrote into the picture is gone, and it stands as it was held', async ({ services }) => {
  const jpeg = await aPicture(800, 400)
    .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitude: '17/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(jpeg).metadata()).exif).toBeDefined()

  const uploaded = await upload(services, jpeg)
  if (!uploaded.ok) throw new Error(uploaded.message)
  for (const key of await filesOf(services)) {
    const { exif, xmp, iptc, icc } = await sharp(await buffer(await services.files.open(key))).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
  }
  expect(uploaded.picture).toMatchObject({ width: 400, height: 800 })
})

test('a picture that is also a web page or an archive keeps nothing but the picture', async ({ services }) => {
  const hidden = '<script>alert(document.domain)</script>PK\u0003\u0004'
  const jpeg = await aPicture(600, 400)
    .withExif({ IFD0: { ImageDescription: hidden } })
    .jpeg()
    .toBuffer()

  const uploaded = await upload(services, Buffer.concat([jpeg, Buffer.from(hidden)]), 'meter.jpg.html')
  if (!uploaded.ok) throw new Error(uploaded.message)
  for (const key of await filesOf(services)) {
    expect((await buffer(await services.files.open(key))).includes('alert(document')).toBe(false)
  }
})

test('a logo that is an SVG is drawn as wide as pictures are kept, and only that is kept', async ({ services }) => {
  const evil = '<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" fill="red"/>${evil}</svg>`

  const uploaded = await upload(services, Buffer.from(`<?xml version="1.0"?>${svg}`), 'logo.svg')
  expect(uploaded).toMatchObject({ ok: true, picture: { width: 1440, height: 480 } })
  if (!uploaded.ok) return
  for (const key of await filesOf(services)) {
    const file = await buffer(await services.files.open(key))
    expect(['heif', 'webp']).toContain((await sharp(file).metadata()).format)
  }
})

test('what is no picture of these kinds never reaches a decoder', async ({ services }) => {
  const others = [
    Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"></html>'),
    Buffer.from(`<svg>${' '.repeat(500_001)}</svg>`),
    await aPicture(9, 9).gif().toBuffer(),
    await aPicture(9, 9).tiff().toBuffer(),
    Buffer.from('%PDF-1.7'),
    Buffer.from('<html></html>'),
    Buffer.alloc(0),
  ]
  for (const other of others) {
    expect(await upload(services, other, 'picture.jpg')).toMatchObject({
      ok: false,
      status: 422,
      message: copy.trouble.type,
    })
  }
})

test('a giant picture is refused before it is decoded, and a damaged one is told', async ({ services }) => {
  // 64 megapixels in ten kilobytes.
  expect(await upload(services, hugePng(8_000))).toMatchObject({ message: copy.trouble.pixels })
  const whole = await aPicture(600, 400).jpeg().toBuffer()
  expect(await upload(services, whole.subarray(0, whole.length / 2))).toMatchObject({ message: copy.trouble.broken })
  expect(await upload(services, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(50)]))).toMatchObject({
    message: copy.trouble.broken,
  })
})

test('the same picture in another size or format is known, and kept twice only on purpose', async ({ services }) => {
  const photo = await aPhoto(1)
  const first = await upload(services, await sharp(photo).jpeg().toBuffer(), 'meter.jpg', 'The meter by the door')
  if (!first.ok) throw new Error(first.message)

  const small = await sharp(photo).resize({ width: 500 }).webp({ quality: 50 }).toBuffer()
  const { hash } = first.picture
  const found = { ok: false, status: 409, message: copy.alike.found('The meter by the door'), alike: { hash } }
  expect(await upload(services, small, 'a.webp')).toMatchObject(found)
  expect(await upload(services, await sharp(photo).modulate({ brightness: 1.05 }).png().toBuffer())).toMatchObject(
    found,
  )
  expect(await upload(services, small, 'a.webp', 'Its twin', { anyway: '1' })).toMatchObject({
    ok: true,
    isKnown: false,
  })

  // Another photo, a part of it, and surfaces with nothing on them.
  for (const other of [
    await sharp(await aPhoto(2))
      .png()
      .toBuffer(),
    await sharp(photo).extract({ left: 0, top: 0, width: 600, height: 400 }).png().toBuffer(),
    await aPicture(1200, 800).png().toBuffer(),
    await aPicture(600, 400, '#333').png().toBuffer(),
  ])
    expect(await upload(services, other)).toMatchObject({ ok: true, isKnown: false })
})

test('pictures that were kept before are looked at too', async ({ services }) => {
  const photo = await aPhoto(1)
  await upload(services, await sharp(photo).jpeg().toBuffer(), 'meter.jpg')
  await services.db.updateTable('post_pictures').set({ look: null }).execute()
  await lookAtPictures(services)
  expect(await upload(services, await sharp(photo).resize({ width: 700 }).png().toBuffer())).toMatchObject({
    status: 409,
  })
})

test('a picture needs its alternative text, and at most 10 MB', async ({ services }) => {
  const png = await aPicture(9, 9).png().toBuffer()

  expect(await upload(services, png, 'a.png', '  ')).toMatchObject({ status: 422, message: copy.altMissing })
  expect(await upload(services, Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ message: copy.tooLarge })
  expect(await upload(services, undefined)).toMatchObject({ message: copy.missing })
  expect(await services.db.selectFrom('post_pictures').selectAll().execute()).toEqual([])
  expect(await actionsLogged(services)).toEqual([])
})

test('a picture in an article stays; another goes with its files, and what a crash left too', async ({ services }) => {
  const uploaded = await upload(services, await aPicture(600, 400).png().toBuffer())
  if (!uploaded.ok) throw new Error(uploaded.message)
  const { hash } = uploaded.picture
  const image = `<img src="/media/${hash}-600.webp" alt="A meter">`
  const [id = 0] = await savePosts(services.db, aPost({ title: 'With a picture', content: `<p>${image}</p>` }))

  expect(await forgetPicture(hash, asha, services)).toBe('With a picture')
  await savePosts(services.db, aPost({ content: '<p>None.</p>' }))
  await writePost({ id, body: aBody({ content: image }), version: 0, editor: '', staff: asha }, services)
  expect(await forgetPicture(hash, asha, services)).toBeDefined()
  await writePost({ id, body: aBody(), version: 1, editor: '', staff: asha }, services)

  const stray = await aFile(services)
  expect(await forgetPicture(hash, asha, services)).toBeUndefined()
  expect(await forgetPicture(hash, asha, services), 'once more').toBeUndefined()
  expect(await filesOf(services)).toEqual([stray])
  const ofPictures = (await actionsLogged(services)).filter((action) => action.startsWith('picture'))
  expect(ofPictures).toEqual(['picture.uploaded', 'picture.deleted'])

  services.travel(Date.now() - services.now().getTime() + 2 * 3_600_000)
  await sweepPictures(services)
  expect(await filesOf(services)).toEqual([])
})

function aPicture(width: number, height: number, background = '#ff6b3d') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Soft shapes, others for each number: as a photo has them. */
function aPhoto(number: number): Promise<Buffer> {
  const [side, seed] = [12, number * 37]
  const levels = Buffer.from(Array.from({ length: side * 8 }, (_, at) => ((at + seed) * (at * 13 + seed) * 29) % 256))
  return sharp(levels, { raw: { width: side, height: 8, channels: 1 } })
    .resize(1200, 800, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

function upload(
  services: TestServices,
  bytes: Buffer | undefined,
  name = 'meter.png',
  alt = 'A meter',
  more: Record<string, string> = {},
) {
  const form = new FormData()
  form.set('alt', alt)
  for (const [field, value] of Object.entries(more)) form.set(field, value)
  if (bytes) form.set('picture', new File([new Uint8Array(bytes)], name))
  const request = new Request('http://localhost:3000/desk/pictures', { method: 'POST', body: form })
  return uploadPicture(request, asha, services)
}

async function fetchPicture(services: TestServices, path: string): Promise<Response> {
  return servePictures(services).request(path.replace('/media', ''))
}

async function aFile(services: TestServices): Promise<string> {
  const path = `${services.env.DATA_DIR}/stray`
  await writeFile(path, 'half a picture')
  const key = `pictures/${randomUUID()}`
  await services.files.put(key, path)
  return key
}

async function filesOf({ files }: TestServices): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('pictures/')) keys.push(key)
  return keys
}

/** A true PNG of so many pixels a side, all of them black. */
function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[['IHDR', header] as const, ['IDAT', rows] as const, ['IEND', Buffer.alloc(0)] as const].map(([name, data]) => {
      const chunk = Buffer.concat([Buffer.from(name), data])
      const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
      length.writeUInt32BE(data.length)
      check.writeUInt32BE(crc32(chunk))
      return Buffer.concat([length, chunk, check])
    }),
  ])
}
