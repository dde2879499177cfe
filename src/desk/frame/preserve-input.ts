import { data, isRouteErrorResponse } from 'react-router'
import type { deskCopy } from './words.en.ts'

export type Unsent = keyof typeof deskCopy.unsent

/**
 * Sends what was typed, for a page's clientAction. Where it does not arrive, or
 * nobody is signed in any more, the page stays as it is and says so: the text is still in its field.
 */
export async function preserveInput<Answer>(send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (thrown) {
    const unsent = reasonOf(thrown)
    if (!unsent) throw thrown
    // Of a failure, nothing is loaded anew: that would fail as well.
    return data({ unsent }, 503)
  }
}

function reasonOf(thrown: unknown): Unsent | undefined {
  if (thrown instanceof Response) {
    return thrown.headers.get('Location')?.startsWith('/desk/sign-in') ? 'signedOut' : undefined
  }
  return isRouteErrorResponse(thrown) && thrown.status < 500 ? undefined : 'failed'
}
