import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, type Engine, openDatabase } from '#database/database.ts'
import { newDatabase } from './running-postgres.ts'

/** Where a site keeps its data: a folder, and a database of its own in it or on a server. */
export interface Place extends Disposable {
  engine: Engine
  dataDir: string
  /** What a site has to be told to work here. */
  settings: { DATA_DIR: string; DATABASE_URL?: string }
  open: () => Database
}

export const ENGINES: Engine[] = ['sqlite', 'postgres']

/** A new, empty one. The server is needed for PostgreSQL alone. */
export async function newPlace(engine: Engine, postgresUrl: string): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const settings = {
    DATA_DIR: dataDir,
    ...(engine === 'postgres' && { DATABASE_URL: await newDatabase(postgresUrl) }),
  }

  return {
    engine,
    dataDir,
    settings,
    open: () => openDatabase(settings),
    [Symbol.dispose]: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
