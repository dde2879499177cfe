let mountedAt: number | undefined

export function noteFooter() {
  mountedAt = performance.now()
}

/** How long the footer has been there, in ms. */
export function footerAge(): number {
  return mountedAt === undefined ? 0 : performance.now() - mountedAt
}
