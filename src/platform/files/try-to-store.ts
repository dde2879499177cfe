import type { RouterContextProvider } from 'react-router'
import { isUnavailable, TRY_AGAIN_LATER } from '#platform/http/problem.ts'
import { reportContext } from '#platform/http/request-contexts.ts'
import { httpCopy } from '#platform/http/words.en.ts'
import { TooManyWait } from '#platform/waiting-line.ts'

/** For the page's answer, which shows the form again as it was filled in. */
export interface NotStored {
  ok: false
  message: string
  init: { status: 503; headers: typeof TRY_AGAIN_LATER }
}

/** For a form that a page receives without script: a store that is away or full takes nothing from what was typed. */
export async function tryToStore<Result>(
  store: () => Promise<Result>,
  context: Readonly<RouterContextProvider>,
): Promise<{ ok: true; result: Result } | NotStored> {
  try {
    return { ok: true, result: await store() }
  } catch (error) {
    if (!(error instanceof Error) || !isUnavailable(error)) throw error

    if (!(error instanceof TooManyWait)) context.get(reportContext).error({ err: error }, 'a form could not be stored')
    return { ok: false, message: httpCopy.unavailable, init: { status: 503, headers: TRY_AGAIN_LATER } }
  }
}
