import pg from 'pg'

const ONE_TRY_MS = 5_000

/** What is in the way of asking this PostgreSQL anything; undefined where it answers. */
export async function tryToConnect(
  connectionString: string,
  oneTryMs = ONE_TRY_MS,
): Promise<NodeJS.ErrnoException | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: oneTryMs, query_timeout: oneTryMs })
  client.on('error', () => {})

  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    // Of several addresses each has its own error; the first says enough.
    return error instanceof AggregateError ? error.errors[0] : (error as NodeJS.ErrnoException)
  } finally {
    await client.end().catch(() => {})
  }
}
