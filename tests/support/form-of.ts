/** A form as a browser posts it, with these answers and these files. */
export function formOf(answers: object, files: Record<string, File> = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(answers)) form.set(name, String(value))
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return form
}
