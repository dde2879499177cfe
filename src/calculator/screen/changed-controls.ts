/** What a visitor changed in a form as the server rendered it, as a query. A browser may also have restored it. */
export function changedControls(form: HTMLFormElement | null): string {
  const changed = new URLSearchParams()

  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLSelectElement) {
      const rendered = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
      if (control.value !== rendered?.value) changed.set(control.name, control.value)
    } else if (control instanceof HTMLInputElement && control.name) {
      const isChanged =
        control.type === 'radio' ? control.checked && !control.defaultChecked : control.value !== control.defaultValue
      if (isChanged) changed.set(control.name, control.value)
    }
  }
  return changed.toString()
}
