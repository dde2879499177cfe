import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keysOfPicture } from '../../src/articles/pictures/picture-files.ts'
import { findPicture } from '../../src/articles/pictures/picture-queries.ts'
import { type Database, openSqlite } from '../../src/database/database.ts'
import { isFileOfLead } from '../../src/leads/lead-queries.ts'

/**
 * Every file that a copied lead or picture refers to has been copied too. One
 * that is not there may have been forgotten while we copied, with its row; if
 * the row is still there, the backup is worth nothing and must not look as if it were.
 */
export async function checkReferences(copyFile: string, filesFolder: string, live: Database) {
  const copy = openSqlite(copyFile)
  const leads = await copy.selectFrom('leads').select('file_key').where('file_key', 'is not', null).execute()
  const pictures = await copy.selectFrom('post_pictures').select(['hash', 'width']).execute()
  await copy.destroy()
  const isMissing = (key: string) => !existsSync(join(filesFolder, key))

  for (const { file_key } of leads) {
    if (isMissing(file_key!) && (await isFileOfLead(live, file_key!))) throw missing(file_key!, 'lead')
  }
  for (const picture of pictures) {
    const key = keysOfPicture(picture).find(isMissing)
    if (key && (await findPicture(live, picture.hash))) throw missing(key, 'picture')
  }
}

function missing(key: string, owner: string): Error {
  return new Error(`The file ${key} of a ${owner} is missing from the store`)
}
