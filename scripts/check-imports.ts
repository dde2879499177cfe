import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// Who may import whom. Arrows point one way, and a feature never imports a feature.
const allowed: Record<string, string[]> = {
  pages: ['features', 'staff', 'leads', 'ui', 'content', 'india', 'platform'],
  features: ['staff', 'leads', 'ui', 'content', 'india', 'platform', 'database'],
  staff: ['ui', 'content', 'india', 'platform', 'database'],
  leads: ['content', 'india', 'platform', 'database'],
  ui: ['content', 'india'],
  platform: ['database'],
  database: [],
  content: ['india'],
  india: ['platform'],
}

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: path.slice('src/'.length), text: readFileSync(path, 'utf8') }))

const trespasses = [
  ...sources.flatMap(wrongArrows),
  ...sources.flatMap(ownSettings),
  ...sources.flatMap(parentImports),
  ...unreadable(),
]

if (trespasses.length > 0) {
  console.error(trespasses.join('\n'))
  process.exitCode = 1
}

interface Source {
  path: string
  text: string
}

function wrongArrows({ path, text }: Source): string[] {
  const [folder = '', feature] = path.split('/')
  const mayImport = allowed[folder]
  if (!mayImport) return []

  return [...text.matchAll(/(?:from|import)\s*\(?\s*'#([^']+)'/g)].flatMap(([, target = '']) => {
    const [targetFolder = '', targetFeature] = target.split('/')
    const isHome = targetFolder === folder && (folder !== 'features' || targetFeature === feature)
    return isHome || mayImport.includes(targetFolder) ? [] : [`src/${path} may not import #${target}`]
  })
}

// Settings are read once, in server.ts, and passed inward.
function ownSettings({ path, text }: Source): string[] {
  return path !== 'server.ts' && text.includes('process.env') ? [`src/${path} may not read process.env itself`] : []
}

// An import that climbs would walk around the arrows.
function parentImports({ path, text }: Source): string[] {
  return [...text.matchAll(/from '(\.\.\/[^']+)'/g)].map(
    ([, target]) => `src/${path} imports ${target}: write it with #`,
  )
}

// Node runs commands as they stand, and reads no .tsx: what shows something is imported later, where it is needed.
function unreadable(): string[] {
  const ways = new Map<string, string | undefined>()
  const commands = globSync('{scripts,bench,faults}/*.ts')
  return commands.flatMap((path) => (wayToTsx(path, ways) ? [`Node cannot run ${wayToTsx(path, ways)}`] : []))
}

function wayToTsx(path: string, ways: Map<string, string | undefined>): string | undefined {
  if (path.endsWith('.tsx')) return path
  if (ways.has(path) || !existsSync(path)) return ways.get(path)

  ways.set(path, undefined)
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/^(?:im|ex)port (?!type )[^'"]*?'([#.][^']+)'/gm)) {
    const way = wayToTsx(
      target.startsWith('#') ? `src/${target.slice(1)}` : normalize(join(dirname(path), target)),
      ways,
    )
    if (way) ways.set(path, `${path} → ${way}`)
  }
  return ways.get(path)
}
