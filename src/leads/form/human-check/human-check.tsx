import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { fetchAgain } from '#ui/fetch-again.ts'
import { readSiteSettings, type SiteSettings } from '#ui/site-settings.ts'
import { footerAge } from './footer-age.ts'
import type { MountedCheck, OnToken } from './mounted-check.ts'
import { humanCheckCopy as copy } from './words.en.ts'

const { puzzle: puzzleCopy } = copy

/** How long after the footer the check appears (specification, section 7). */
export const CHECK_AFTER_MS = 3000

export interface HumanCheckHandle {
  reset: () => void
}

interface HumanCheckProps {
  /** The answer to send along, or undefined while there is none. */
  onToken: (token: string | undefined) => void
  handle: RefObject<HumanCheckHandle | null>
}

/** Asks for a sign that a person sends the form. Its place is kept from the start: what comes moves nothing. */
export function HumanCheck({ onToken, handle }: HumanCheckProps) {
  const place = useRef<HTMLDivElement>(null)
  const google = useRef<MountedCheck>(null)
  const puzzle = usePuzzle(onToken)
  const [state, setState] = useState<'asleep' | 'waiting' | 'puzzle' | 'google' | 'unreachable'>('asleep')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt; the form's callback may be a new one with every key pressed
  useEffect(() => {
    let isGone = false
    setState('waiting')
    const timer = setTimeout(show, attempt === 0 ? CHECK_AFTER_MS - footerAge() : 0)

    async function show() {
      const settings = await readSiteSettings()
      if (isGone) return
      if (settings?.human_check !== 'recaptcha') return setState(settings ? 'puzzle' : 'unreachable')

      const check = place.current && (await mountGoogle(place.current, settings, onToken))
      if (isGone) return check?.remove()
      google.current = check
      setState(check ? 'google' : 'unreachable')
    }

    return () => {
      isGone = true
      clearTimeout(timer)
      google.current?.remove()
    }
  }, [attempt])

  useImperativeHandle(handle, () => ({
    reset() {
      google.current?.reset()
      puzzle.reset()
      onToken(undefined)
    },
  }))

  return (
    <div className={`human-check needs-script${state === 'waiting' ? ' skeleton' : ''}`} data-state={state}>
      <div ref={place} />
      {state === 'puzzle' && <PuzzleBox state={puzzle.state} onSolve={puzzle.solve} />}
      {state === 'unreachable' && (
        <p role="alert">
          {copy.unreachable}{' '}
          <Button
            tone="line"
            small
            onClick={() => {
              setAttempt(attempt + 1)
            }}
          >
            {copy.again}
          </Button>
        </p>
      )}
    </div>
  )
}

async function mountGoogle(
  place: HTMLElement,
  { recaptcha_site_key }: SiteSettings,
  onToken: OnToken,
): Promise<MountedCheck | null> {
  try {
    const { mountRecaptcha } = await fetchAgain(() => import('./mount-recaptcha.ts'))
    return await mountRecaptcha(place, recaptcha_site_key ?? '', onToken)
  } catch {
    // A script that did not arrive: the form offers to try again.
    return null
  }
}

interface PuzzleBoxProps {
  state: PuzzleState
  onSolve: () => void
}

/** The box to tick. It takes the tick once the browser has worked for it, and says how far that is. */
function PuzzleBox({ state, onSolve }: PuzzleBoxProps) {
  return (
    <div className="puzzle on-sheet" data-state={state}>
      <label>
        <input type="checkbox" checked={state === 'solved'} onChange={onSolve} />
        {puzzleCopy.label}
      </label>
      <span role="status">{puzzleCopy.status[state]}</span>
    </div>
  )
}

type PuzzleState = 'unsolved' | 'solving' | 'solved' | 'expired' | 'failed'

/** A check that the browser passes by some work. Its script comes when somebody asks for it. */
function usePuzzle(onToken: OnToken) {
  const [state, setState] = useState<PuzzleState>('unsolved')
  const attempt = useRef(new AbortController())

  useEffect(() => () => attempt.current.abort(), [])

  async function solve() {
    if (state === 'solving' || state === 'solved') return
    const controller = new AbortController()
    attempt.current = controller
    setState('solving')

    try {
      const { solvePuzzle } = await fetchAgain(() => import('./solve-puzzle.ts'))
      const { token, validForMs } = await solvePuzzle(controller)
      if (controller.signal.aborted) return
      end('solved', token)
      const expiry = setTimeout(() => end('expired', undefined), validForMs)
      controller.signal.addEventListener('abort', () => clearTimeout(expiry))
    } catch (error) {
      if (controller.signal.aborted) return
      console.warn('The human check did not work', error)
      setState('failed')
    }
  }

  function end(next: PuzzleState, token: string | undefined) {
    setState(next)
    onToken(token)
  }

  function reset() {
    attempt.current.abort()
    setState('unsolved')
  }

  return { state, solve, reset }
}
