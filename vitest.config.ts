import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { inlineScriptPlugin } from './scripts/vite/inline-script-plugin.ts'
import { restsOnPostgres } from './tests/support/by-night.ts'

// Not each file in a process of its own (isolate): importing what they test took as long as testing it.
const unit = [
  'src/**/*.test.{ts,tsx}',
  'tests/api/*.test.ts',
  'tests/words/{banned-turns,left-english,telugu-endings}.test.ts',
]

// What touches the database runs once more on a real PostgreSQL: the same files, not copies.
const onDatabase = globSync(unit).filter((path) => /\/(test-services|desk-test)\.ts'/.test(readFileSync(path, 'utf8')))

const SET_UP = ['tests/support/made-up-values.ts', 'tests/support/twice.ts', 'tests/support/ids-in-order.ts']

export default defineConfig({
  plugins: [inlineScriptPlugin()],
  test: {
    // Every core: left alone, Vitest keeps one free.
    maxWorkers: availableParallelism(),
    // A busy machine is slow, not wrong: these only end what hangs, and no test counts on them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
    projects: [
      { extends: true, test: { name: 'sqlite', include: unit, isolate: false, setupFiles: SET_UP } },
      // The production build as a process of its own; run after the build.
      {
        extends: true,
        test: {
          name: 'operations',
          include: ['tests/operations/*.test.ts', 'tests/assistant/*.test.ts', 'tests/words/readability.test.ts'],
          testTimeout: 900_000,
          setupFiles: 'tests/support/take-turns.ts',
          globalSetup: 'tests/support/postgres-server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onDatabase.filter((path) => !restsOnPostgres(path)),
          isolate: false,
          setupFiles: SET_UP,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'tests/support/postgres-server.ts',
        },
      },
    ],
  },
})
