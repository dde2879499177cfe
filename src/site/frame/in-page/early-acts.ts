import type { EarlyActs } from '#ui/island/kept-taps.ts'

// No `??` and no `?.` here: this is written for old browsers too, where each is long.

const ISLAND = '[data-island]'
/** What does nothing without its script, or something else. Links and summaries work by themselves. */
const NEEDS_SCRIPT = 'button[type=button],[role=tab],[data-opens]'

const ACTS = ['pointerdown', 'keydown', 'input', 'change', 'click', 'submit']

/**
 * Keeps what a visitor does before the page's script has come, which goes on from it (kept-taps.ts): nothing is lost on a
 * slow line. No more than that is done here, since this stands in every page. `onTouch`: somebody is here.
 */
export function keepEarlyActs(onTouch: () => void): EarlyActs {
  const events: Event[] = []
  let hear = keep
  for (const type of ACTS) addEventListener(type, (event) => hear(event), true)

  return {
    partOf,
    hold,
    press,
    handOver(next) {
      hear = next
      events.forEach(next)
    },
  }

  function keep(event: Event) {
    events.push(event)
    hold(event)
    onTouch()
  }
}

/** Where no script comes: forms are sent by the browser, and a tab is a link that leads on. */
export function giveUp({ handOver }: EarlyActs) {
  const controls = new Set<HTMLElement | null>()
  handOver((event) => {
    const control = hold(event)
    // The last is done last.
    controls.delete(control)
    controls.add(control)
  })
  handOver(() => {})
  for (const control of controls) if (control) press(control)
}

/** The island that this stands in, or that it opens from outside; or the page, where that comes alive whole. */
function partOf(at: EventTarget | null): HTMLElement | null {
  if (!(at instanceof Element)) return null
  const opener = at.closest<HTMLElement>('[data-opens]')
  return opener
    ? document.querySelector<HTMLElement>(`[data-island="${opener.dataset.opens}"]`)
    : at.closest<HTMLElement>(`${ISLAND},[data-routed]`)
}

function hold(event: Event): HTMLElement | null {
  const control = askedOf(event)
  if (!control || !partOf(control)) return null
  event.preventDefault()
  event.stopImmediatePropagation()
  control.setAttribute('aria-busy', 'true')
  return control
}

/** What was clicked, or sends the form, if only a script can do that. */
function askedOf(event: Event): HTMLElement | null {
  const { type, submitter, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent & SubmitEvent
  const target = event.target as HTMLElement
  // With a key held, a tab's link opens elsewhere.
  if (type === 'click' && !(metaKey || ctrlKey || shiftKey || altKey)) return target.closest<HTMLElement>(NEEDS_SCRIPT)
  // The desk's forms are sent by the browser until it is alive.
  if (type === 'submit' && target.closest(ISLAND))
    return submitter || target.querySelector<HTMLElement>('[type=submit]') || target
  return null
}

function press(control: HTMLElement) {
  control.removeAttribute('aria-busy')
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.click()
}
