import type { HeadersArgs } from 'react-router'

/** A page whose action refuses with headers (Retry-After) exports this, for without it React Router drops them. */
export function headers({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders
}
