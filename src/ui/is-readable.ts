/**
 * Whether a file that was chosen is still there as it was. A browser reads it when it is sent, and refuses one that has
 * changed on the disk or in the cloud since.
 */
export function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
}
