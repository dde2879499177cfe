import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTariffs } from '#calculator/tariff-files.ts'

// How India groups digits: the page that shows a bill has it already.
const SHARED = '#india/indian-numbers.ts'

const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

test('the engine brings nothing into the browser but itself and how India groups digits', () => {
  const shared = {
    name: SHARED,
    text: readFileSync(join(import.meta.dirname, '../../india/indian-numbers.ts'), 'utf8'),
  }
  const foreign = [...modules, shared].flatMap(({ name, text }) =>
    [...text.matchAll(/^import (?!type ).*?from '(.+?)'/gms)]
      .map(([, from]) => from ?? '')
      .filter((from) => !from.startsWith('./') && !from.startsWith('#calculator/engine/') && from !== SHARED)
      .map((from) => `${name} imports ${from}`),
  )

  expect(foreign).toEqual([])
})

test('the engine names no state, company or scheme: the records do', () => {
  const names = readTariffs().flatMap(({ state, stateCode, discom, subsidy }) => [
    state,
    stateCode,
    ...discom,
    ...subsidy.map(({ id }) => id),
  ])
  const named = modules.flatMap(({ name, text }) =>
    [...new Set(names)].filter((word) => text.includes(word)).map((word) => `${name} says ${word}`),
  )

  expect(named).toEqual([])
})
