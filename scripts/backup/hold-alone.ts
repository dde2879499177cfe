import SQLite from 'better-sqlite3'

/**
 * Takes an embedded database for itself, so that nobody can write meanwhile.
 * Refused while any other process, such as the site, has it open.
 */
export function holdAlone(path: string): { release: () => void } {
  const db = new SQLite(path, { timeout: 1_000 })

  try {
    db.pragma('locking_mode = exclusive')
    db.exec('begin immediate; rollback')
  } catch (error) {
    db.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new Error(`Somebody works with ${path}. Stop the site first.`)
  }

  // Closing also brings the log's rows into the file itself.
  return { release: () => void db.close() }
}
