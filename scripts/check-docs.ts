import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Every link of our own documents leads somewhere. A link to a line of code,
 * [`name`](file#L12), must find that name on that line.
 */
const troubles = globSync(['*.md', 'docs/**/*.md']).flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)].flatMap(([, text = '', target = '']) =>
    check(document, text, target),
  ),
)

if (troubles.length > 0) {
  console.error(troubles.join('\n'))
  process.exitCode = 1
}

function check(document: string, text: string, target: string): string[] {
  if (/^(https?:|mailto:)/.test(target)) return []

  const [path = '', fragment = ''] = target.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(file)) return [`${document}: ${target} leads nowhere`]
  if (/^L\d+$/.test(fragment)) return checkLine(document, text, target, file, Number(fragment.slice(1)))
  if (fragment && file.endsWith('.md') && !anchors(file).includes(fragment))
    return [`${document}: ${target} has no such heading`]
  return []
}

function checkLine(document: string, text: string, target: string, file: string, number: number): string[] {
  const name = text.replaceAll('`', '')
  const line = readFileSync(file, 'utf8').split('\n')[number - 1] ?? ''
  return line.includes(name) ? [] : [`${document}: ${target} does not show ${name}, but: ${line.trim()}`]
}

function anchors(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
}
