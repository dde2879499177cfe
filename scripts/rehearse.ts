import { parseArgs } from 'node:util'
import { buildIfChanged } from './build.ts'
import { buildAnotherRelease } from './rehearse/another-release.ts'
import { caddyPath, NO_CADDY } from './rehearse/caddy.ts'
import { makeAndStartImage } from './rehearse/image.ts'
import { walkJourneys } from './rehearse/journeys.ts'
import { isWhole, type Replaced, replaceProcesses } from './rehearse/replace.ts'
import { startStage } from './rehearse/stage.ts'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * npm run rehearse [-- --only image|journeys|deploy] [-- Playwright's own arguments]:
 * the site as it will be run, behind Caddy with TLS, in two processes, on PostgreSQL and a file store. Every journey of
 * the suite goes through it; then its processes are replaced under load, by the same release and by another one. Before that, the steps of the
 * Dockerfile are taken in clean folders, and their result is started.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
  strict: false,
})
const isAsked = (part: string) => values.only === undefined || values.only === part
const failed: string[] = []

if (isAsked('image')) {
  const troubles = await makeAndStartImage((words) => console.info(`  ${words}`))
  report('the image of the Dockerfile', troubles.length === 0, troubles.join('\n    ') || 'made, started and stopped')
}
if (isAsked('journeys') || isAsked('deploy')) await rehearseStage()

console.info(failed.length === 0 ? '\nThe rehearsal went well.' : `\nNot well: ${failed.join('; ')}`)
process.exitCode = failed.length === 0 ? 0 : 1

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
    buildAnotherRelease(folder.path)
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
