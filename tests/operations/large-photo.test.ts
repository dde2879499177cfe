import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'
import { hire } from '../support/hire.ts'
import { startSite } from '../support/running-site.ts'
import { servicesOn } from '../support/services-on.ts'

const MIB = 1_024 * 1_024

test('a photo of 40 megapixels is taken in half of the memory that the unit file gives the site', async () => {
  using folder = temporaryFolder('photo')
  await using site = await startSite(folder.path)
  await using services = servicesOn(folder.path, { SITE_URL: site.url })
  const { cookie } = await hire(services, 'admin')
  const form = new FormData()
  form.set('alt', 'A meter board')
  form.set('picture', new File([new Uint8Array(await aPhoto())], 'board.jpg', { type: 'image/jpeg' }))

  const answer = await fetch(`${site.url}/desk/pictures/upload`, {
    method: 'POST',
    headers: { cookie, origin: site.url },
    body: form,
  })
  expect([answer.status, await answer.json()]).toMatchObject([201, { alt: 'A meter board' }])

  const [, peakKb] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))!
  const [, gib] = /^MemoryMax=(\d+)G$/m.exec(readFileSync('deploy/site.service', 'utf8'))!
  expect(Number(peakKb) / 1_024).toBeLessThan((Number(gib) * 1_024) / 2)
})

/** With as much in it as a camera sees: noise takes a decoder longest. */
async function aPhoto(): Promise<Buffer> {
  const photo = await sharp({
    create: { width: 7_304, height: 5_478, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 12 } },
  })
    .jpeg({ quality: 45 })
    .toBuffer()
  expect(photo.length).toBeLessThan(10 * MIB)
  return photo
}
