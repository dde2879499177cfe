import { hashPassword as oldHash } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts'

const PASSWORD = 'मानसून की नौ छतें café'

test('a password is kept as Argon2id with 19 MiB and two passes, and known again however its letters are put together', async () => {
  const hash = await hashPassword(PASSWORD)

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(isOutdated(hash)).toBe(false)
  expect(await isPasswordOf(hash, PASSWORD.normalize('NFD'))).toBe(true)
  expect(await isPasswordOf(hash, `${PASSWORD} `)).toBe(false)
  expect(await hashPassword(PASSWORD), 'no two alike').not.toBe(hash)
})

test('a password that was kept the old way, or at another cost, still opens, and is to be kept anew', async () => {
  const old = await oldHash(PASSWORD)
  expect(await isPasswordOf(old, PASSWORD)).toBe(true)
  expect(await isPasswordOf(old, 'another')).toBe(false)
  expect(isOutdated(old)).toBe(true)
  expect(isOutdated((await hashPassword(PASSWORD)).replace('t=2', 't=1'))).toBe(true)
})

test.each(['', 'nonsense', '$argon2id$v=19$m=1,t=1,p=1$$', 'aa:bb'])(
  '%j is nobody’s hash, and no fault',
  async (hash) => {
    expect(await isPasswordOf(hash, PASSWORD).catch(() => 'a fault')).toBe(false)
  },
)
