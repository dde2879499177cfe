import type { InsertQueryBuilder, InsertResult } from 'kysely'
import type { Tables } from './tables.ts'

/** Inserts a row, unless one is there by its id already; whether it did. */
export async function insertOnce<Table extends keyof Tables>(
  row: InsertQueryBuilder<Tables, Table, InsertResult>,
): Promise<boolean> {
  const id = 'id' as keyof Tables[Table] & string
  const { numInsertedOrUpdatedRows } = await row
    .onConflict((conflict) => conflict.column(id).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
