import { execFileSync } from 'node:child_process'
import { cpSync, globSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

const PARTS = ['src', 'public', 'art', 'content', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Builds the site in another folder, from a copy of its sources, with settings of its own. */
export function buildElsewhere(folder: string, env: Record<string, string>) {
  const configs = globSync('*.config.ts').filter((name) => !name.startsWith('playwright'))
  for (const part of [...PARTS, ...configs]) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
}
