import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds: PostgreSQL says a count as a text, since one may be larger than a number can be. */
export async function countRows<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = query.clearSelect().select(({ fn }) => fn.countAll<number | string>().as('count'))
  const { count } = (await counted.executeTakeFirstOrThrow()) as { count: number | string }
  return Number(count)
}
