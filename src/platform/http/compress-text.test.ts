import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressInTurn, compressText } from './compress-text.ts'

const TEXT = readFileSync('package-lock.json', 'utf8').slice(0, 50_000)

test('what is asked for again is sent smaller than at first, and says the same', async () => {
  const stored = compressText(TEXT)
  const { bodies } = stored
  const first = { ...bodies }
  await compressInTurn(stored)

  expect(bodies.br.length).toBeLessThan(first.br.length)
  expect(bodies.gzip.length).toBeLessThan(first.gzip.length)
  expect([brotliDecompressSync(bodies.br), gunzipSync(bodies.gzip)].map(String)).toEqual([TEXT, TEXT])
})

test('one text is compressed at a time, and the other when it is next asked for', async () => {
  const [one, other] = [compressText(TEXT), compressText(TEXT)]
  const quick = other.bodies.br

  const running = compressInTurn(one)
  await compressInTurn(other)
  expect(other.bodies.br).toBe(quick)
  await running
  await compressInTurn(other)
  expect(other.bodies.br.length).toBeLessThan(quick.length)
})

test('no text is compressed twice', async () => {
  const text = compressText(TEXT)
  await compressInTurn(text)
  const hard = text.bodies.br
  await compressInTurn(text)
  expect(text.bodies.br).toBe(hard)
})
