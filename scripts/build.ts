import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cutStyles, wideFile } from '../src/app/pages/wide-styles.ts'
import { languagesToBuild } from './vite/language-plugin.ts'
import { folderOfLanguage } from './vite/start-scripts.ts'

const STAMP = 'build/.stamp'
const SOURCES = [
  'src/**/*',
  'public/**/*',
  'art/web/*',
  'content/**/*',
  'package-lock.json',
  // It says for which browsers.
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build.ts',
  'scripts/vite/**/*',
]
/** Their part for wide windows is fetched once and kept; those of single pages would be, again for each page. */
const STYLES_OF_EACH_PAGE = 'build/client/assets/root-*.css'
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,json,txt,xml,webmanifest}'

/** Builds when anything that goes into the build has changed since the last time. */
export async function buildIfChanged() {
  const fingerprint = fingerprintOfBuild()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return

  console.error('Building…')
  rmSync('build', { recursive: true, force: true })
  // Before the site, which names their files.
  await Promise.all(languagesToBuild().map(buildLanguage))
  const { status } = spawnSync('react-router', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The build failed; its reason is above.')

  for (const language of languagesToBuild())
    cpSync(`${folderOfLanguage(language)}/assets`, 'build/client/assets', { recursive: true, force: false })
  for (const file of globSync(STYLES_OF_EACH_PAGE))
    writeFileSync(wideFile(file), cutStyles(readFileSync(file, 'utf8')).wide)
  await Promise.all(globSync(COMPRESSIBLE).map(compress))
  writeFileSync('build/release.json', JSON.stringify({ commit: commit(), built_at: new Date().toISOString() }))
  writeFileSync(STAMP, fingerprint)
}

async function buildLanguage(language: string) {
  const building = spawn(process.execPath, ['scripts/vite/build-language.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', SCRIPT_LANGUAGE: language },
  })
  const [status] = await once(building, 'exit')
  if (status !== 0) throw new Error(`The scripts in ${language} could not be built; the reason is above.`)
}

/** Equal where a build would come out the same: of the same files, in the same languages and year. */
export function fingerprintOfBuild(env = process.env, year = new Date().getFullYear()): string {
  const hash = createHash('sha256').update(`${languagesToBuild(env).join()}\0${year}\0`)
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()

  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Where the build comes from, for whoever watches the site: RELEASE, as an image is told; null where nobody knows. */
function commit(): string | null {
  if (process.env.RELEASE) return process.env.RELEASE

  const head = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  if (head.status !== 0) return null

  const { stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  return head.stdout.trim() + (stdout ? '+' : '')
}

// Next to each file, for the server to send as it is.
export async function compress(file: string) {
  const bytes = readFileSync(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])

  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

if (import.meta.main) await buildIfChanged()
