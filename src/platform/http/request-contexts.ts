import { createContext } from 'react-router'
import type { UnsentForm } from '#platform/form/unsent-form.ts'
import type { Services } from '#platform/services.ts'

/** Set once per request by src/app/app.ts; read by loaders and actions. */
export const servicesContext = createContext<Services>()

/** What marks the inline parts of one rendering as ours; see postProcessHtml. None in development. */
export const nonceContext = createContext<string | null>(null)

/** Where a page that fails is reported: the request's own log. */
export const reportContext = createContext<{ error: (details: object, message: string) => void }>(console)

/** Whose request it is; see clientAddress. A page that is rendered for all is nobody's. */
export const clientAddressContext = createContext('unknown')

/** What a browser's own form brought, until it is taken: where the store is away, the page offers to send it again. */
export const unsentFormContext = createContext<() => Promise<UnsentForm | undefined>>(async () => undefined)

/** Addresses whose visitors get the page from before, because the new one cannot be rendered: of this process. */
export const outdatedPagesContext = createContext<() => string[]>(() => [])

/** Renders a page of the site for who looks at it from the desk: as a visitor who asks for this path would have it. */
export const renderContext = createContext<(path: string) => Promise<Response>>()
