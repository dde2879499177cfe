import type { ReactElement } from 'react'

/** Elements, or none: no bare text, which in a translated page may stand beside nothing that changes. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[]
