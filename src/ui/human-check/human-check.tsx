import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { humanCheckCopy as copy } from '#content/human-check.ts'
import { Button } from '#ui/button.tsx'
import { mountHumanCheck } from './mount-human-check.ts'
import type { MountedCheck } from './mounted-check.ts'

/** When the check appears (specification, section 7). */
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
  const mounted = useRef<MountedCheck>(undefined)
  const [state, setState] = useState<'waiting' | 'shown' | 'unreachable'>('waiting')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt; the form's callback may be a new one with every key pressed
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(show, attempt === 0 ? CHECK_AFTER_MS : 0)

    async function show() {
      const check = place.current && (await mountHumanCheck(place.current, onToken))
      if (isGone) return check?.remove()
      mounted.current = check ?? undefined
      setState(check ? 'shown' : 'unreachable')
    }

    return () => {
      isGone = true
      clearTimeout(timer)
      mounted.current?.remove()
    }
  }, [attempt])

  useImperativeHandle(handle, () => ({
    reset() {
      mounted.current?.reset()
      onToken(undefined)
    },
  }))

  return (
    <div className="human-check needs-script" data-state={state}>
      <div ref={place} />
      {state === 'unreachable' && (
        <p role="alert">
          {copy.unreachable}{' '}
          <Button
            tone="line"
            small
            onClick={() => {
              setState('waiting')
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
