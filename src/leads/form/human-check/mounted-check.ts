/** A check that stands in the page. */
export interface MountedCheck {
  reset: () => void
  remove: () => void
}

export type OnToken = (token: string | undefined) => void
