import { setTimeout } from 'node:timers/promises'

const MOST_TRIES = 5
const LONGEST_PAUSE_MS = 50

/**
 * Of two that wait for each other PostgreSQL undoes one, and of two that write the same new row it refuses the later:
 * nothing of either is kept, and done once more it finds what the other wrote
 * (https://www.postgresql.org/docs/15/mvcc-serialization-failure-handling.html).
 */
const UNDONE = /^(40001|40P01|23505)$/

/**
 * Runs a transaction, or a statement that is one by itself, again where it was undone because another ran at the same
 * time. It must change nothing but the database.
 */
export async function again<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (error) {
      if (tries === MOST_TRIES || !UNDONE.test((error as { code?: string }).code ?? '')) throw error
    }
    // Not in step with the other.
    await setTimeout(Math.random() * LONGEST_PAUSE_MS)
  }
}
