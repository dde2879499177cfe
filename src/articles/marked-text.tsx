import type { Piece } from './post.ts'

/** Text with what was searched for marked. */
export function MarkedText({ pieces }: { pieces: Piece[] }) {
  return pieces.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
    isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )
}
