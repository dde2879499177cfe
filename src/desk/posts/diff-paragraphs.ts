export interface Change {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Which paragraphs were taken out and which came in, in reading order; the longest run of common ones stays (LCS). */
export function diffParagraphs(before: string[], after: string[]): Change[] {
  const common = commonLengths(before, after)
  const changes: Change[] = []
  let [at, to] = [0, 0]

  while (at < before.length || to < after.length) {
    if (at < before.length && before[at] === after[to]) {
      changes.push({ kind: 'same', text: before[at]! })
      at += 1
      to += 1
    } else if (to >= after.length || (at < before.length && common[at + 1]![to]! >= common[at]![to + 1]!)) {
      changes.push({ kind: 'removed', text: before[at]! })
      at += 1
    } else {
      changes.push({ kind: 'added', text: after[to]! })
      to += 1
    }
  }
  return changes
}

/** At [i][j]: how many paragraphs the rests from i and from j have in common. */
function commonLengths(before: string[], after: string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))

  for (let at = before.length - 1; at >= 0; at--) {
    for (let to = after.length - 1; to >= 0; to--) {
      lengths[at]![to] =
        before[at] === after[to]
          ? lengths[at + 1]![to + 1]! + 1
          : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!)
    }
  }
  return lengths
}
