import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('knowing every job loads nothing that draws mails, and Node reads it as it stands', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) })
    const { jobs } = await import('#app/jobs.ts')
    console.log(JSON.stringify({ jobs: jobs.length, drawing: loaded.filter((name) => /react-email|draw-letter/.test(name)) }))
  `
  const told = execFileSync('node', ['--input-type=module', '--eval', program], { encoding: 'utf8' })

  expect(JSON.parse(told)).toEqual({ jobs: expect.any(Number), drawing: [] })
})
