import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS, msUntilNight } from './backup/ms-until-night.ts'
import { backupsFolder } from './backup/take-backup.ts'
import { readSettings } from './site-settings.ts'

/**
 * A backup and its drill every night, for as long as it runs: what deploy/site-backup.timer does on one machine. Where the
 * last backup is older than a day, one is made at once. OPERATOR_EMAIL is mailed what failed.
 */
const env = readSettings()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0))

if (lastBackupAt(backupsFolder(env)) < Date.now() - DAY_MS) run()
while (true) {
  await pause(msUntilNight(new Date()))
  run()
}

function run() {
  for (const command of ['backup', 'drill']) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`], { encoding: 'utf8' })
    const said = `${stderr}${stdout}`
    console.info(said.trimEnd())
    if (status === 0) continue

    spawnSync(process.execPath, ['scripts/report-failure.ts', command], {
      input: said,
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    return
  }
}

function lastBackupAt(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : []
  // Named by their time, with hyphens for the colons that not every disk takes.
  const times = names.map((name) => Date.parse(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')))
  return Math.max(0, ...times.filter((time) => !Number.isNaN(time)))
}
