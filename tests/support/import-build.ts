import { join } from 'node:path'
import type { ServerBuild } from 'react-router'

/** What the build's server is made of. Needs the build to be there. */
export async function importBuild(): Promise<Pick<ServerBuild, 'routes'>> {
  return import(join(process.cwd(), 'build/server/index.js'))
}
