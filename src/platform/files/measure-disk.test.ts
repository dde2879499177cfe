import { expect, test } from 'vitest'
import { measureDisk, toDisk } from './measure-disk.ts'

const GIB = 1024 ** 3

test('a disk that is 97 % full is low, and so is one with less than a GiB left', () => {
  expect(toDisk(3 * GIB, 100 * GIB).isOk).toBe(false)
  expect(toDisk(0.5 * GIB, 2 * GIB).isOk).toBe(false)
  expect(toDisk(6 * GIB, 100 * GIB).isOk).toBe(true)
})

test('so is one with room and no inodes; one that counts none is not', () => {
  expect(toDisk(60 * GIB, 100 * GIB, { free: 100, all: 6_000_000 })).toMatchObject({ isOk: false, lacksInodes: true })
  expect(toDisk(60 * GIB, 100 * GIB, { free: 5_000_000, all: 6_000_000 }).isOk).toBe(true)
  expect(toDisk(60 * GIB, 100 * GIB, { free: 0, all: 0 }).isOk).toBe(true)
})

test('a folder that is still to be made is on the disk of the one above it', async () => {
  expect(await measureDisk('/no-such/folder')).toMatchObject({ allBytes: (await measureDisk('/'))!.allBytes })
})
