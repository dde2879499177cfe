import { useEffect, useState } from 'react'
import { data, redirect } from 'react-router'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { findSession } from '#desk/access/sessions.ts'
import { type SignedIn, signIn } from '#desk/access/sign-in.ts'
import type { Ask } from '#desk/access/sign-in-proof.ts'
import { OnceForm } from '#desk/frame/act-form.tsx'
import { orUnsent } from '#desk/frame/act-page.ts'
import { DeskLink } from '#desk/frame/desk-link.tsx'
import { DeskMessage, DeskNotice } from '#desk/frame/desk-message.tsx'
import { titled } from '#desk/frame/desk-meta.ts'
import { readForm } from '#platform/http/forms.ts'
import { clientAddressContext, servicesContext } from '#platform/http/request-contexts.ts'
import { Field } from '#ui/field.tsx'
import type { Route } from './+types/sign-in.ts'
import { redirectAfterSignIn, withPlace } from './redirect-after-sign-in.ts'
import { signInCopy as copy } from './words.en.ts'

const { prove: proveCopy } = copy

export const handle: DeskHandle = { access: 'open' }

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const session = await findSession(request, context.get(servicesContext))
  if (session) return redirect(redirectAfterSignIn(url))
  return { why: url.searchParams.get('why') === 'tries' ? copy.endedByTries : null }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const text = (name: string) => String(form.get(name) ?? '')
  const email = text('email')
  const proof = { puzzle: text('puzzle'), ticket: text('ticket') }
  const typed = { email, password: text('password'), proof }
  const outcome = await signIn(typed, context.get(clientAddressContext), request, context.get(servicesContext))
  if (!outcome.ok) return refuse(email, outcome)

  const headers = new Headers(outcome.setCookies.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(outcome.next === 'code' ? withPlace('/desk/sign-in/code', url) : redirectAfterSignIn(url), {
    headers,
  })
}

function refuse(email: string, { reason, ask }: Exclude<SignedIn, { ok: true }>) {
  const seconds = Math.ceil((ask?.plain?.waitMs ?? 0) / 1_000)
  if (ask?.plain?.reason === 'too-many') {
    const init = { status: 429, headers: { 'Retry-After': String(seconds) } }
    return data({ email, ask, message: copy.prove.tooMany(Math.ceil(seconds / 60)) }, init)
  }
  const why = ask?.plain ? copy.prove.early(seconds) : copy.prove.why
  return data({ email, ask: ask ?? null, message: reason === 'wrong' ? copy.wrong : why }, 422)
}

/** Where it is not answered the page stays as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orUnsent(serverAction)
}

export const meta = titled(copy.title)

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const [proof, setProof] = useState<'working' | 'ready' | 'failed'>('ready')
  const ask = actionData?.ask
  const isBusy = Boolean(ask) && proof === 'working'
  const message = actionData?.message ?? loaderData?.why

  return (
    <DeskNotice title={copy.title}>
      <OnceForm
        submit={copy.enter}
        isBusy={isBusy}
        beside={<DeskLink to="/desk/forgotten">{copy.forgotten}</DeskLink>}
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        {message && <DeskMessage tone="bad">{message}</DeskMessage>}
        <Field name="email" label={copy.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="username" required defaultValue={actionData?.email} />
          )}
        </Field>
        <Field name="password" label={copy.password.label}>
          {(control) => <input {...control} type="password" autoComplete="current-password" required />}
        </Field>
        {ask && <ProofPart ask={ask} onState={setProof} />}
      </OnceForm>
    </DeskNotice>
  )
}

type ProofState = 'working' | 'ready' | 'failed'

interface ProofPartProps {
  ask: Ask
  onState: (state: ProofState) => void
}

/** The browser's proof of work, sent along with the form; without scripts the ticket alone, and a word how long to wait. */
function ProofPart({ ask, onState }: ProofPartProps) {
  const [puzzle, setPuzzle] = useState('')
  const [state, setState] = useState<ProofState>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a puzzle, whatever the page does meanwhile
  useEffect(() => {
    const controller = new AbortController()
    setPuzzle('')
    tell('working')
    void solve()
    return () => controller.abort()

    async function solve() {
      try {
        const { solveChallenge } = await import('#leads/form/human-check/solve-puzzle.ts')
        const solved = await solveChallenge(ask.puzzle, controller)
        if (controller.signal.aborted) return
        setPuzzle(solved)
        tell('ready')
      } catch {
        if (!controller.signal.aborted) tell('failed')
      }
    }

    function tell(next: ProofState) {
      setState(next)
      onState(next)
    }
  }, [ask.puzzle.parameters.nonce])

  return (
    <>
      <input type="hidden" name="ticket" value={ask.ticket} />
      <input type="hidden" name="puzzle" value={puzzle} />
      {/* As the server wrote it until there are scripts. */}
      <p role="status">{proveCopy[state ?? 'plain']}</p>
    </>
  )
}
