import { globSync, readFileSync } from 'node:fs'

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

const trespasses = [...sources.flatMap(wrongArrows), ...sources.flatMap(ownSettings), ...sources.flatMap(parentImports)]

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
