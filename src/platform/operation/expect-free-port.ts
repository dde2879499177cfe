import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorError } from './operator-error.ts'

/** Sees that the site will be able to listen where HOST and PORT say. Throws an OperatorError that names the setting. */
export async function expectFreePort({ HOST, PORT }: { HOST: string; PORT: number }) {
  // Not by reusePort, as the site itself listens: it must also find another process of ours that does.
  const server = createServer().listen(PORT, HOST)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new OperatorError(wordsFor(error as NodeJS.ErrnoException, HOST, PORT))
  }
  await new Promise((closed) => server.close(closed))
}

function wordsFor({ code, message }: NodeJS.ErrnoException, HOST: string, PORT: number): string {
  if (code === 'EADDRINUSE') return `PORT ${PORT} is taken by another program. Stop that one, or set another PORT.`
  if (code === 'EACCES') return `PORT ${PORT} needs rights that this user does not have. Set a PORT above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${HOST} is no address of this machine.`
  return `HOST ${HOST} and PORT ${PORT} cannot be used: ${message}.`
}
