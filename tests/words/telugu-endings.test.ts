import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Without a non-joiner the last letter of బిహార్ and the ending లో are drawn as one: బిహార్లో.
test('in Telugu an ending is kept apart from the word that is filled in before it', () => {
  const joined = globSync('src/**/*.te.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/.*\}[\u0c05-\u0c39].*/g)].map(([line]) => `${file}: ${line.trim()}`),
  )

  expect(joined).toEqual([])
})
