import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router'
import type { deskCopy } from './words.en.ts'

export type Unsent = keyof typeof deskCopy.unsent

/**
 * The browser's half of an act: sends the form. Where it does not arrive, or nobody is signed in any more, the page
 * stays as it is and says so: what was typed is still in its fields.
 */
export function clientAction({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  return orUnsent(() => serverAction())
}

/** The same for a page that is posted to itself: its form says so (see `OnceForm`), and its own answer is not there. */
export async function orUnsent<Answer>(serverAction: () => Promise<Answer>): Promise<Answer> {
  try {
    return await serverAction()
  } catch (thrown) {
    const unsent = reasonOf(thrown)
    if (!unsent) throw thrown
    // Of a failure, nothing is loaded anew: that would fail as well.
    return data({ unsent }, 503) as Answer
  }
}

function reasonOf(thrown: unknown): Unsent | undefined {
  if (thrown instanceof Response) {
    return thrown.headers.get('Location')?.startsWith('/desk/sign-in') ? 'signedOut' : undefined
  }
  return isRouteErrorResponse(thrown) && thrown.status < 500 ? undefined : 'failed'
}

/**
 * An act has no page of its own: the page that it belongs to is drawn around it. Without this the router would send the
 * bare answer to a browser that has no scripts yet.
 */
export default function NoPage() {
  return null
}
