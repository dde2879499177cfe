import { useEffect } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import type { Neighbours } from '#desk/leads/inbox/neighbours.ts'
import { areKeysOn, onLetter } from '#desk/leads/inbox/use-inbox-keys.ts'
import { leadDeskCopy as copy } from '#desk/leads/lead/words.en.ts'

interface LeadNeighboursProps {
  id: string
  /** The query of the view that this window came from; undefined where it came from none. */
  view: string | undefined
}

/** On to the next lead of the view, and back to the one before it: as links, and by j and k as in the inbox. */
export function LeadNeighbours({ id, view }: LeadNeighboursProps) {
  const { load, data } = useFetcher<Neighbours>({ key: `neighbours-${id}` })
  const navigate = useNavigate()
  const { before, after } = data ?? {}

  useEffect(() => {
    if (view !== undefined) void load(`/desk/leads/${id}/neighbours${view}`)
  }, [id, view, load])

  useEffect(() => {
    if (!areKeysOn()) return
    return onLetter((key) => {
      const to = key === 'j' ? after : key === 'k' ? before : undefined
      if (to) void navigate(`/desk/leads/${to}`)
      return Boolean(to)
    })
  }, [before, after, navigate])

  return (
    <>
      {before && (
        <Link className="desk-link" to={`/desk/leads/${before}`} aria-keyshortcuts="k">
          {copy.before}
        </Link>
      )}
      {after && (
        <Link className="desk-link" to={`/desk/leads/${after}`} aria-keyshortcuts="j">
          {copy.next}
        </Link>
      )}
    </>
  )
}
