import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'

test('the bill of materials names what is shipped, with version and hash, and nothing of the tests', () => {
  using folder = temporaryFolder('supply')
  execFileSync(process.execPath, ['scripts/sbom.ts', folder.path], { stdio: 'ignore' })
  const { bomFormat, components } = JSON.parse(readFileSync(join(folder.path, 'site.cdx.json'), 'utf8'))
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const versions = new Map<string, string>(
    components.map(({ group, name, version }: Component) => [group ? `${group}/${name}` : name, version]),
  )

  expect(bomFormat).toBe('CycloneDX')
  for (const [name, version] of Object.entries(dependencies))
    expect([name, versions.get(name)]).toEqual([name, version])
  expect(versions.has('secretlint')).toBe(false)
  expect(Object.keys(devDependencies)).toContain('secretlint')
})

test('a lock file that npm ci would refuse on another system is refused here', () => {
  using folder = temporaryFolder('supply')
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  delete lock.packages['node_modules/@biomejs/cli-darwin-arm64']
  writeFileSync(join(folder.path, 'package-lock.json'), JSON.stringify(lock))
  copyFileSync('package.json', join(folder.path, 'package.json'))
  const script = resolve('scripts/check-lockfile.ts')
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder.path, encoding: 'utf8' })

  expect(status).toBe(1)
  expect(stderr).toContain('@biomejs/biome needs @biomejs/cli-darwin-arm64, which is not locked')
})

test('a secret that slips in is found', () => {
  using folder = temporaryFolder('supply')
  const file = join(folder.path, 'settings.ts')
  // Put together here, or it would be found in this file.
  writeFileSync(file, `const token = '${['ghp', '_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('')}'\n`)
  const { status, stdout } = spawnSync('secretlint', ['--secretlintrc', resolve('.secretlintrc.json'), file], {
    encoding: 'utf8',
  })

  expect(status).toBe(1)
  expect(stdout).toContain('GITHUB')
})

interface Component {
  group?: string
  name: string
  version: string
}
