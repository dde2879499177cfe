/**
 * Whether a file that was chosen is still there as it was. A browser reads it when it is sent, and refuses one that has
 * changed on the disk or in the cloud since.
 */
export function isReadable(file: File): Promise<boolean> {
  // One that was gone before anybody looked at it has no size, and of nothing every part is there.
  const beginning = file.size > 0 ? file.slice(0, 1) : file
  return beginning.arrayBuffer().then(
    () => true,
    () => false,
  )
}

/** Empties each control whose file is gone, so that it is chosen again. True where there was one. */
export async function emptyUnreadable(root: ParentNode): Promise<boolean> {
  let isAny = false
  for (const control of root.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const found = await Promise.all([...(control.files ?? [])].map(isReadable))
    if (found.every(Boolean)) continue
    control.value = ''
    isAny = true
  }
  return isAny
}
