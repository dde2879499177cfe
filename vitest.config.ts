import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const unit = ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.ts', 'scripts/**/*.test.ts']

// What touches the database runs once more on a real PostgreSQL: the same files, not copies.
const onDatabase = globSync(unit).filter((path) => readFileSync(path, 'utf8').includes('/test-services.ts'))

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'sqlite', include: unit } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onDatabase,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: 'tests/support/postgres-server.ts',
        },
      },
    ],
  },
})
