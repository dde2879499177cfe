import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect } from 'vitest'
import { test } from '../../../tests/support/test-services.ts'
import { forgetOldBuilds, keepBuild, noteBuild } from './keep-build.ts'
import { oldFiles } from './old-files.ts'

const HOUR_MS = 3_600_000
const SCRIPT = 'export const page = "old"\n'.repeat(50)

test('files of a build are served after the next deploy, and deleted a day after it', async ({ services }) => {
  const site = new Hono().get('/assets/*', oldFiles(services))
  const first = await aBuild(services.env.DATA_DIR, {
    'page-1.js': SCRIPT,
    'pictures-1/a.webp': 'webp',
    'both.css': 'a{}',
  })
  const second = await aBuild(services.env.DATA_DIR, { 'page-2.js': SCRIPT, 'both.css': 'a{}' })
  await use(first)
  // Nothing was noted for a while: the site was down before the deploy.
  services.travel(100 * HOUR_MS)
  expect(await noteBuild(services, second)).toEqual({ isDeploy: true })
  await keepBuild(services, second)

  services.travel(23 * HOUR_MS)
  await use(second)
  await forgetOldBuilds(services)
  const plain = await site.request('/assets/page-1.js')
  expect(await plain.text()).toBe(SCRIPT)
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
    vary: 'Accept-Encoding',
  })
  const compressed = await site.request('/assets/page-1.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(Buffer.from(await compressed.arrayBuffer())).toEqual(brotliCompressSync(SCRIPT))
  const picture = await site.request('/assets/pictures-1/a.webp')
  expect([await picture.text(), picture.headers.get('content-type')]).toEqual(['webp', 'image/webp'])

  services.travel(3 * HOUR_MS)
  await use(second)
  await forgetOldBuilds(services)
  expect((await site.request('/assets/page-1.js')).status).toBe(404)
  expect(await (await site.request('/assets/page-2.js')).text()).toBe(SCRIPT)
  expect(await (await site.request('/assets/both.css')).text()).toBe('a{}')
  expect(await filesLeft()).toBe(2)

  async function use(client: string) {
    await noteBuild(services, client)
    await keepBuild(services, client)
  }

  async function filesLeft() {
    let left = 0
    for await (const _ of services.files.list('assets/')) left++
    return left
  }
})

test('no other file can be had by the way to old ones', async ({ services }) => {
  const site = new Hono().get('/assets/*', oldFiles(services))
  await noteBuild(services, await aBuild(services.env.DATA_DIR, { 'page-1.js': SCRIPT }))

  for (const name of ['page-2.js', '../site.db', '%2e%2e/site.db', 'page-1.js","', 'a/b/c', '', 'page-1.js'])
    expect((await site.request(`/assets/${name}`)).status, name).toBe(404)
})

/** The client folder of a build with these files, compressed as scripts/build.ts leaves them. */
async function aBuild(root: string, files: Record<string, string>): Promise<string> {
  const client = join(root, `build-of-${Object.keys(files)[0]}`)
  for (const [name, text] of Object.entries(files)) {
    const path = join(client, 'assets', name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, text)
    if (/\.(js|css)$/.test(name)) await writeFile(`${path}.br`, brotliCompressSync(text))
  }
  return client
}
