import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** At the left edge of a module: it is done once, as the module is loaded. */
const TAKEN = /^(?:export )?const \{([^{}]*)\} = (\w+(?:\.\w+)*)$/gm
const WORDS = /import \{([^}]*)\} from '(#?[^']*words\.en\.ts)'/g
/** The same in every language. */
const ADDRESS = /path$/i
/** Staff's side is in English alone. */
const files = globSync(['src/**/*.ts', 'src/**/*.tsx'], { exclude: ['src/desk/**', 'src/**/*.test.*'] })

test('no module copies a sentence as it is loaded, and says it in English for ever', async () => {
  const copied: string[] = []
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const [, names = '', object = ''] of text.matchAll(TAKEN))
      for (const name of await sentencesIn(object, names, text, file)) copied.push(`${file}: ${object}.${name}`)
  }
  expect(copied).toEqual([])
})

async function sentencesIn(object: string, names: string, text: string, file: string): Promise<string[]> {
  const [exported = '', ...path] = object.split('.')
  const from = [...text.matchAll(WORDS)].find(([, imported = '']) =>
    parts(imported).some((each) => each.endsWith(exported)),
  )
  if (!from) return []
  const address = from[2]!.startsWith('#') ? from[2]! : join(process.cwd(), file, '..', from[2]!)
  const [origin = ''] = parts(from[1]!)
    .find((each) => each.endsWith(exported))!
    .split(' as ')
  const said = path.reduce((of, key) => of[key], (await import(address))[origin])
  return parts(names)
    .map((each) => each.split(':')[0]!.trim())
    .filter((name) => typeof said[name] === 'string' && !ADDRESS.test(name))
}

function parts(list: string): string[] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}
