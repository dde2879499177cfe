import { createContext } from 'react-router'
import type { Services } from './services.ts'

/** Set once per request by src/app.ts; read by loaders and actions. */
export const servicesContext = createContext<Services>()
