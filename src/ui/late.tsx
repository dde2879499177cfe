import { type ComponentType, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHeadingShown } from './after-heading.tsx'
import { Boundary } from './boundary.tsx'
import { carryOver } from './bring-alive.ts'
import { ComeAlive } from './come-alive.tsx'
import { fetchAgain } from './fetch-again.ts'
import { MissingPart } from './missing-part.tsx'
import { whenNear } from './when-near.ts'

interface LatePartOptions {
  /** Of the element around it, once in all pages. */
  id: string
  className?: string
  load: () => Promise<ComponentType>
  /** Does nothing but stand there: as the server wrote it, it needs no script. */
  isStill?: boolean
  /** Selects the first in it that does something, where what stands above that is still. */
  stillUntil?: string
}

export interface LatePart {
  id: string
  className?: string
  /** As the server wrote it, until a visitor is near. */
  Written: ComponentType
  /** As soon as its script is there. */
  New: ComponentType
  /** Called where its script did not come. */
  onMissing?: () => void
}

/**
 * A part of a page whose script is not the page's. When the page is loaded, the part stays as the server wrote it, and
 * comes alive when a visitor is near. On a move to the page, its script is fetched ahead with the page's, and it is
 * drawn after the frame that shows the heading. Its styles are the page's to import: it is there before its script.
 */
export function latePart({ id, className, load, isStill, stillUntil }: LatePartOptions): LatePart {
  let coming: Promise<{ default: ComponentType }> | undefined

  const part: LatePart = {
    id,
    className,
    Written: lazy(async () => {
      const written = document.getElementById(id)
      const first = (stillUntil && written?.querySelector(stillUntil)) || written
      if (first) await (isStill ? never() : whenNear(first))
      // Without its script it stays as it is.
      return fetchPart().catch(() => {
        part.onMissing?.()
        return never()
      })
    }),
    New: lazy(() => fetchPart().catch(() => ({ default: MissingPart }))),
  }
  // The page is being fetched ahead of a move.
  if (!isWritten(id)) fetchPart().catch(() => {})
  return part

  function fetchPart() {
    coming ??= fetchAgain(load).then(
      (Part) => {
        // React would wait a moment for what is there.
        part.New = Part
        return { default: Part }
      },
      (error) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
}

export function Late({ part }: { part: LatePart }) {
  const { id, className } = part
  const element = useRef<HTMLDivElement>(null)
  const [wasWritten, setWritten] = useState(() => isWritten(id))
  const [isMissing, setMissing] = useState(false)
  const isTime = useHeadingShown()
  const Part = wasWritten ? part.Written : part.New
  // The same as long as nothing has changed: told anew, React would replace what it has not brought alive yet.
  const content = useMemo(
    () => (
      <Boundary>
        <Suspense>
          <Part />
          {!wasWritten && <Arrived />}
          <ComeAlive part={id} />
        </Suspense>
      </Boundary>
    ),
    [Part, wasWritten, id],
  )

  // Where React cannot take over what the server wrote, it throws the page away and draws it anew.
  useEffect(() => {
    if (!element.current?.firstElementChild) setWritten(false)
    part.onMissing = () => setMissing(true)
  }, [part])

  return (
    <div id={id} className={className} ref={element} data-late="">
      {isTime && <>{content}</>}
      {isMissing && <MissingPart />}
    </div>
  )
}

/**
 * On a move to a place in a part that was not there yet when the router looked for the place; or on a page that was drawn
 * anew, where what was typed is to be there again.
 */
function Arrived() {
  const { hash } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the part comes to; later the router finds it
  useEffect(() => {
    carryOver()
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [])

  return null
}

function isWritten(id: string): boolean {
  return typeof document !== 'undefined' && document.getElementById(id) !== null
}

function never(): Promise<never> {
  return new Promise(() => {})
}
