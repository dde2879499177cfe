/** What a chat widget may ask of the page it is on. */
export interface WidgetHost {
  /** Closes it, and the focus goes back to the round button. */
  dismiss: () => void
  /** Back to the choice between the assistants. */
  switchAssistant: () => void
  /** Website Help once more, from the start. */
  startAgain: () => void
  /** To a page, and there to the heading that the title ends with. */
  navigate: (href: string, title: string) => void
}

/** Every chat widget, ours or an outside one, as the launcher knows it. Any call may throw. */
export interface ChatWidget {
  /** Puts it on the page, out of sight; again after it was removed. */
  init: (host: WidgetHost) => void
  show: () => void
  hide: () => void
  remove: () => void
}
