import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, openSqlite } from '../../src/database/database.ts'
import { isFileOfLead } from '../../src/leads/lead-queries.ts'

/**
 * Every file that a copied lead refers to has been copied too. One that is not
 * there may have been forgotten while we copied, with its lead; if its lead is
 * still there, the backup is worth nothing and must not look as if it were.
 */
export async function checkReferences(copyFile: string, filesFolder: string, live: Database) {
  const copy = openSqlite(copyFile)
  const leads = await copy.selectFrom('leads').select('file_key').where('file_key', 'is not', null).execute()
  await copy.destroy()

  for (const { file_key } of leads) {
    if (existsSync(join(filesFolder, file_key!))) continue
    if (await isFileOfLead(live, file_key!)) throw new Error(`The file ${file_key} of a lead is missing from the store`)
  }
}
