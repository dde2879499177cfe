/** Which tab a key leads to, round the end; undefined when the key means nothing to tabs. */
export function moduleAfterKey(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (selected - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  // A tab is pressed with the space bar too; a link is not.
  if (key === ' ') return selected
  return undefined
}
