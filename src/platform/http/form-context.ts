/**
 * What a page of ours says besides the form, as JSON in a header: the body
 * stays the specification's. Nothing of it is worth refusing a form for.
 */
export function readFormContext(headers: Headers): unknown {
  const said = headers.get('X-Form-Context')
  if (!said) return undefined

  try {
    return JSON.parse(decodeURIComponent(said))
  } catch {
    return undefined
  }
}
