import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildIfChanged } from './build.ts'
import { makeAnotherRelease } from './rehearse/another-release.ts'
import { caddyPath, NO_CADDY } from './rehearse/caddy.ts'
import { makeAndStartImage } from './rehearse/image.ts'
import { walkJourneys } from './rehearse/journeys.ts'
import { isWhole, type Replaced, replaceProcesses } from './rehearse/replace.ts'
import { startStage } from './rehearse/stage.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * npm run rehearse [-- --only image|journeys|deploy] [-- Playwright's own arguments]:
 * the site as it will be run, behind Caddy with TLS, in two processes, on PostgreSQL and a file store. Every journey of
 * the suite goes through it; then its processes are replaced under load, by the same release and by another one. Before
 * that, the steps of the Dockerfile are taken in clean folders, and their result is started: this takes root, or sudo
 * that asks for no password. Without either all else is rehearsed, and the image is told as not shown.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const isAsked = (part: string) => values.only === undefined || values.only === part
const failed: string[] = []
const notShown: string[] = []
const IMAGE = 'the image of the Dockerfile'

if (isAsked('image')) await rehearseImage()
if (isAsked('journeys') || isAsked('deploy')) await rehearseStage()

console.info(failed.length === 0 ? '\nWhat was rehearsed went well.' : `\nNot well: ${failed.join('; ')}`)
if (notShown.length > 0) console.warn(`NOT SHOWN: ${notShown.join('; ')}`)
// Where others rely on the outcome, or nothing else was asked for, what was left out counts as failed.
const isWanting = notShown.length > 0 && (process.env.CI || values.only !== undefined)
process.exitCode = failed.length > 0 || isWanting ? 1 : 0

async function rehearseImage() {
  if (process.getuid?.() === 0) {
    const troubles = await makeAndStartImage((words) => console.info(`  ${words}`))
    return report(IMAGE, troubles.length === 0, troubles.join('\n    ') || 'made, started and stopped')
  }
  if (spawnSync('sudo', ['-n', 'true']).status === 0) {
    const asRoot = ['-n', 'env', `PATH=${process.env.PATH}`, process.execPath, import.meta.filename, '--only', 'image']
    const { status } = spawnSync('sudo', asRoot, { stdio: 'inherit' })
    return report(IMAGE, status === 0, 'as root, by sudo; see above')
  }
  console.warn(`LEFT OUT: ${IMAGE}. Only root can make a clean root: run npm run rehearse -- --only image as root.`)
  notShown.push(IMAGE)
}

async function rehearseStage() {
  const caddy = caddyPath()
  if (!caddy) return report('the stage', false, NO_CADDY)

  await buildIfChanged()
  await using stage = await startStage(caddy)
  if (isAsked('journeys')) {
    const { passed, failed: broken, flaky } = await walkJourneys(stage, positionals)
    report(
      'journeys behind TLS',
      broken === 0 && flaky === 0,
      `${passed} passed, ${broken} failed, ${flaky} passed only when tried again`,
    )
  }
  if (isAsked('deploy')) {
    tell('processes replaced one after the other', await replaceProcesses(stage))
    using folder = temporaryFolder('release')
    await makeAnotherRelease(folder.path)
    tell('another release deployed in the middle', await replaceProcesses(stage, folder.path))
  }
}

function tell(name: string, replaced: Replaced) {
  const { acknowledged, lost, twice, unsent, pages, troubles } = replaced
  const counts = `${acknowledged} leads acknowledged, ${lost} lost, ${twice} twice, ${unsent} mails unsent, ${pages} pages seen`
  report(name, isWhole(replaced), [counts, ...troubles].join('\n    '))
}

function report(name: string, isGood: boolean, words: string) {
  console.info(`${isGood ? '✓' : '✗'} ${name}: ${words}`)
  if (!isGood) failed.push(name)
}
