import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Every link of our own documents leads somewhere, and every path or file that a document or a comment names is there.
 * A link to a line of code, [`name`](file#L12), must find that name on that line; with --fix the number follows the
 * name to where it has moved.
 */
const LINK = /\[([^\]]*)\]\(([^)\s]+)\)/g
const documents = globSync(['*.md', 'docs/**/*.md'])

if (process.argv.includes('--fix')) documents.forEach(fixLines)

const troubles = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(LINK)].flatMap(([, text = '', target = '']) =>
    check(document, text, target),
  ),
)

troubles.push(...missingTests('docs/asvs.md'), ...missingFiles())

if (troubles.length > 0) {
  console.error(troubles.join('\n'))
  process.exitCode = 1
}

function check(document: string, text: string, target: string): string[] {
  if (/^(https?:|mailto:)/.test(target)) return []

  const [path = '', fragment = ''] = target.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(file)) return [`${document}: ${target} leads nowhere`]
  if (/^[\w.-]+\.tsx?$/.test(plain(text)) && plain(text) !== basename(file))
    return [`${document}: ${target} is called ${plain(text)}`]
  if (/^L\d+$/.test(fragment)) return checkLine(document, text, target, file, Number(fragment.slice(1)))
  if (fragment && file.endsWith('.md') && !anchors(file).includes(fragment)) {
    return [`${document}: ${target} has no such heading`]
  }
  return []
}

function checkLine(document: string, text: string, target: string, file: string, number: number): string[] {
  const line = lines(file)[number - 1] ?? ''
  return line.includes(plain(text)) ? [] : [`${document}: ${target} does not show ${plain(text)}, but: ${line.trim()}`]
}

function fixLines(document: string) {
  const before = readFileSync(document, 'utf8')
  const after = before.replace(LINK, (link, text: string, target: string) => {
    const [path = '', fragment = ''] = target.split('#')
    const file = join(dirname(document), path)
    if (!/^L\d+$/.test(fragment) || !existsSync(file)) return link

    const found = lines(file).findIndex((line) => line.includes(plain(text))) + 1
    const isRight = checkLine(document, text, target, file, Number(fragment.slice(1))).length === 0
    return isRight || found === 0 ? link : `[${text}](${path}#L${found})`
  })

  if (after !== before) writeFileSync(document, after)
}

function lines(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n')
}

function plain(text: string): string {
  return text.replaceAll('`', '')
}

// What is said to be tested is tested: each name in typographic quotes stands in a test file.
function missingTests(document: string): string[] {
  const tests = globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts']).map((path) =>
    readFileSync(path, 'utf8'),
  )
  const names = [...readFileSync(document, 'utf8').matchAll(/“([^”]+)”/g)].map(([, name = '']) => name)

  return [...new Set(names)]
    .filter((name) => !tests.some((text) => text.includes(name)))
    .map((name) => `${document}: no test is called “${name}”`)
}

function anchors(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

// Names that stand for many, such as src/leads/NAME/, *-schema.ts and $script.ts, are passed over.
function missingFiles(): string[] {
  const PATH = /(?<![\w./#$-])(?:src|scripts|tests|docs|deploy|faults|bench|art|content|public)\/[\w./*{}$<-]*\w/g
  const NAME = /(?<![\w./*{}$<-])[a-z][\w-]*(?:\.[\w-]+)*\.(?:tsx?|mjs|css|py)\b/g
  const FOR_EXAMPLE = /[*{$<]|\b(NAME|in-xx\.json)\b|^(index|words\.hi)\.ts$/
  const SPOKEN = /^\s*(?:#|\*|\/\*\*?)\s.*|(?:^|\s)\/\/\s.*/gm

  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  const names = new Set(tracked.map((path) => basename(path)))
  const texts = tracked.filter((path) => /(^deploy\/\w+|\.(md|tsx?|mjs|css|py|sh|ya?ml|example))$/.test(path))
  const missing = texts.filter(existsSync).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const spoken = path.endsWith('.md') ? text : (text.match(SPOKEN) ?? []).join('\n')
    // Decisions also speak of what was.
    const files = path.startsWith('docs/decisions/')
      ? []
      : (spoken.match(NAME) ?? []).filter((name) => !names.has(name))
    const paths = (text.match(PATH) ?? []).filter((named) => !isThere(named))
    return [...files, ...paths].filter((name) => !FOR_EXAMPLE.test(name)).map((name) => ({ path, name }))
  })
  const ignored = spawnSync('git', ['check-ignore', '--stdin'], {
    input: missing.map(({ name }) => `${name}\n${name}/\n`).join(''),
    encoding: 'utf8',
  }).stdout.split('\n')

  return missing
    .filter(({ name }) => !ignored.includes(name) && !ignored.includes(`${name}/`))
    .map(({ path, name }) => `${path}: there is no ${name}`)

  // docs/decisions/0029 names a document by its number.
  function isThere(named: string): boolean {
    return existsSync(named) || tracked.some((path) => path.startsWith(`${named}-`))
  }
}
