type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const KEY = 'typed'
const NOT_KEPT = ['file', 'hidden', 'password']

// Within pages that have a form which the browser sends by itself: keeps in this tab what was typed, for the same page in
// another language. Its fields stand in the same order.
addEventListener('DOMContentLoaded', bringTyped)
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[data-language]')) keepTyped()
})

function keepTyped() {
  const typed = fields().map((field) => (typedIn(field) === drawnIn(field) ? null : typedIn(field)))
  try {
    if (typed.some((each) => each !== null)) sessionStorage.setItem(KEY, JSON.stringify({ page: pageHere(), typed }))
  } catch {
    // Full or forbidden: then it is typed again.
  }
}

function bringTyped() {
  try {
    const kept = sessionStorage.getItem(KEY)
    if (!kept) return
    sessionStorage.removeItem(KEY)
    const was = JSON.parse(kept) as { page: string; typed: (string | boolean | null)[] }
    if (was.page === pageHere()) for (const [at, field] of fields().entries()) put(field, was.typed[at] ?? null)
  } catch {
    // Nothing was kept.
  }
}

/** Whatever its language. */
function pageHere(): string {
  const { language } = document.documentElement.dataset
  return language ? location.pathname.slice(language.length + 1) || '/' : location.pathname
}

// Those of islands keep drafts of their own.
function fields(): Field[] {
  return [...document.querySelectorAll<Field>('main input, main textarea, main select')].filter(
    (field) => NOT_KEPT.indexOf(field.type) < 0 && !field.closest('[data-island]'),
  )
}

function typedIn(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value
}

function drawnIn(field: Field): string | boolean {
  if (isTicked(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.filter(({ defaultSelected }) => defaultSelected)[0] ?? options[0])?.value ?? ''
}

function put(field: Field, value: string | boolean | null) {
  if (value === null) return
  if (isTicked(field)) field.checked = value === true
  else field.value = String(value)
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
