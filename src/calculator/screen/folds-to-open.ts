/** What is folded away in a bill and stands open on paper, where nobody can press. What was never opened may be empty. */
export function foldsToOpen(bill: ParentNode): HTMLDetailsElement[] {
  return [...bill.querySelectorAll('details')].filter(
    (details) => !details.open && details.querySelector('summary~:not(noscript)'),
  )
}
