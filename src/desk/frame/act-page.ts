import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import { emptyUnreadable } from '#ui/is-readable.ts'
import type { deskCopy } from './words.en.ts'

export type Unsent = keyof typeof deskCopy.unsent

/**
 * The browser's half of an act: sends the form. Where it does not arrive, or nobody is signed in any more, the page
 * stays as it is and says so: what was typed is still in its fields.
 */
export async function clientAction({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  try {
    return await orUnsent(() => serverAction())
  } catch (thrown) {
    if (!(thrown instanceof Response && thrown.headers.get('Location')?.startsWith('/desk/sign-in'))) throw thrown
    return unsent('signedOut')
  }
}

/**
 * The same for a page of signing in, which is posted to itself: its form says so (see `OnceForm`), and its own answer is
 * not there. Where the server leads on, also to another step of signing in, the browser follows.
 */
export async function orUnsent<Answer>(serverAction: () => Promise<Answer>): Promise<Answer> {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response || (isRouteErrorResponse(thrown) && thrown.status < 500)) throw thrown
    // The browser sends no file that has changed since it was chosen, and says of it what it says of a line that broke.
    return unsent((await emptyUnreadable(document)) ? 'fileChanged' : 'failed') as Answer
  }
}

// Of a failure, nothing is loaded anew: that would fail as well.
function unsent(reason: Unsent) {
  return data({ unsent: reason }, 503)
}

/**
 * An act has no page of its own: the page that it belongs to is drawn around it. Without this the router would send the
 * bare answer to a browser that has no scripts yet.
 */
export default function NoPage() {
  return null
}
