import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/changes.md names only files that exist, and names some', () => {
  const text = readFileSync('docs/changes.md', 'utf8')
  const named = [...text.matchAll(/`((?:src|tests|scripts|docs|content)\/[^`\s]*|[\w.-]+\.config\.ts)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.includes('NAME'))

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
