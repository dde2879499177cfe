/** Opens a dialog over the page. The focus comes back to the opener: Safari does not focus what is clicked. */
export function openDialog(dialog: HTMLDialogElement, opener?: HTMLElement | null) {
  if (dialog.open) return

  opener?.focus({ preventScroll: true })
  dialog.showModal()
}
