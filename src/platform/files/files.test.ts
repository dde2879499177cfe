import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../scripts/temporary-folder.ts'
import { filesIn } from '../../../tests/support/files-kept.ts'
import { startS3 } from '../../../tests/support/s3-server.ts'
import { type FileStore, openFiles, type StoredFile } from './files.ts'
import { readS3Url } from './files-in-s3.ts'

interface TestStore extends AsyncDisposable {
  files: FileStore
  folder: string
}

const stores: [name: string, open: () => Promise<TestStore>][] = [
  ['a folder', openFolder],
  ['an S3 store', openS3],
]

test.each(stores)('%s gives back what was put into it, and takes the local file over', async (_, open) => {
  await using store = await open()
  const content = Buffer.alloc(300_000, 'résumé ')
  const path = await aFile(store, content)
  const key = newKey()

  await store.files.put(key, path)

  expect(await buffer(await store.files.open(key))).toEqual(content)
  await expect(stat(path)).rejects.toThrow('ENOENT')
})

test.each(stores)('%s lists what is there with its time, and forgets what is deleted', async (_, open) => {
  await using store = await open()
  const [kept, deleted] = [newKey(), newKey()]
  for (const key of [kept, deleted]) await store.files.put(key, await aFile(store, 'x'))

  await store.files.delete(deleted)
  await store.files.delete(deleted)

  expect(await listed(store)).toEqual([{ key: kept, storedAt: expect.any(Date) }])
  expect([await store.files.has(kept), await store.files.has(deleted)]).toEqual([true, false])
  await expect(store.files.open(deleted)).rejects.toThrow()
})

test.each(stores)(
  '%s lists all its folders at once, but not what is still arriving, nor files of builds',
  async (_, open) => {
    await using store = await open()
    const keys = [`resumes/${randomUUID()}`, `pictures/${randomUUID()}`]
    for (const key of [...keys, `assets/${randomUUID()}`]) await store.files.put(key, await aFile(store, 'x'))
    await aFile(store, 'half of it')

    expect(await listed(store, 'assets/')).toHaveLength(1)
    expect((await listed(store, '')).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  },
)

test.each(stores)('%s that is empty lists nothing', async (_, open) => {
  await using store = await open()
  expect(await listed(store)).toEqual([])
})

test.each(stores)('%s touches nothing but keys of ours', async (_, open) => {
  await using store = await open()
  for (const key of ['../site.db', 'resumes/../../etc/passwd', 'resumes/x', '/etc/passwd', '']) {
    await expect(async () => store.files.open(key)).rejects.toThrow('not the key')
    await expect(async () => store.files.delete(key)).rejects.toThrow('not the key')
  }
})

test('a file in a folder is for the site alone', async () => {
  await using store = await openFolder()
  const key = newKey()
  await store.files.put(key, await aFile(store, 'x'))

  expect((await stat(join(store.folder, key))).mode & 0o777).toBe(0o600)
  expect((await stat(join(store.folder, 'resumes'))).mode & 0o777).toBe(0o700)
})

test('a store that does not answer fails as a disk does, and the local file stays for another try', async () => {
  await using store = await openFolder()
  const path = await aFile(store, 'x')
  const away = await openFiles({ S3_URL: 's3://key:secret@127.0.0.1:9/bucket?tls=off', DATA_DIR: store.folder })

  await expect(away.put(newKey(), path)).rejects.toMatchObject({ code: 'EIO' })
  expect(await readFile(path, 'utf8')).toBe('x')
})

test('what a store did not take is not kept open', async () => {
  await using store = await openS3()
  const files = await openFiles({ S3_URL: 's3://key:secret@127.0.0.1:1/leads?tls=off', DATA_DIR: store.folder })
  const path = await aFile(store, Buffer.alloc(300_000))
  const open = async () => {
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
    )
    return links.filter((link) => link.startsWith(path)).length
  }

  for (let times = 0; times < 3; times++) await expect(files.put(newKey(), path)).rejects.toThrow()
  await expect.poll(open).toBe(0)
})

test('an S3 address carries key, secret, bucket, region and whether to use TLS', () => {
  expect(readS3Url('s3://KEY:a%2Fb@s3.example.com:9000/leads?region=ap-south-1')).toMatchObject({
    bucket: 'leads',
    endpoint: 'https://s3.example.com:9000',
    region: 'ap-south-1',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b' },
  })
  expect(readS3Url('s3://KEY:SECRET@localhost:9000/leads?tls=off').endpoint).toBe('http://localhost:9000')
  expect(readS3Url('https://s3.example.com/leads')).not.toHaveProperty('credentials')
  expect(() => readS3Url('s3://KEY:SECRET@host')).toThrow('bucket')
})

function listed({ files }: TestStore, folder = 'resumes/'): Promise<StoredFile[]> {
  return filesIn(files, folder)
}

function newKey(): string {
  return `resumes/${randomUUID()}`
}

async function aFile({ folder }: TestStore, content: string | Buffer): Promise<string> {
  const path = join(folder, 'uploads', randomUUID())
  await mkdir(join(folder, 'uploads'), { recursive: true })
  await writeFile(path, content)
  return path
}

async function openFolder(): Promise<TestStore> {
  const folder = temporaryFolder('files')
  return {
    files: await openFiles({ DATA_DIR: folder.path }),
    folder: folder.path,
    [Symbol.asyncDispose]: async () => folder.remove(),
  }
}

async function openS3(): Promise<TestStore> {
  const server = await startS3()
  const folder = temporaryFolder('files')

  return {
    files: await openFiles({ S3_URL: server.url, DATA_DIR: folder.path }),
    folder: folder.path,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      folder.remove()
    },
  }
}
