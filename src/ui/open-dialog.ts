/** Opens a dialog over the page. The focus comes back to the opener: Safari does not focus what is clicked. */
export function openDialog(dialog: HTMLDialogElement, opener?: HTMLElement | null) {
  if (dialog.open) return
  const { documentElement: page } = document

  // While the dialog is open the page does not scroll; it keeps the room of its scrollbar, so that nothing moves.
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
  opener?.focus({ preventScroll: true })
  dialog.showModal()
}
