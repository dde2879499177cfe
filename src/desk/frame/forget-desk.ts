const OURS = /^desk-|^post-/

/** What the desk kept in this browser goes as one leaves, also where the browser does not know Clear-Site-Data. */
export function forgetDesk() {
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const key of Object.keys(store)) if (OURS.test(key)) store.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
}

/** A page that the browser kept whole and shows again after signing out: it is asked for anew, and refused. */
export function refuseOldPage({ persisted }: PageTransitionEvent) {
  if (persisted) location.reload()
}
