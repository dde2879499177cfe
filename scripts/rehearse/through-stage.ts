import { readFileSync } from 'node:fs'
import { setGlobalProxyFromEnv } from 'node:http'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Stage } from './stage.ts'

/** Makes fetch() of this process reach the stage by its name, and trust its certificate, until it is disposed of. */
export function fetchThrough({ site }: Stage): Disposable {
  const { proxy, certificate } = site.rehearsal
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, readFileSync(certificate.path, 'utf8')])
  const restore = setGlobalProxyFromEnv({ https_proxy: proxy, no_proxy: 'localhost,127.0.0.1' })

  return {
    [Symbol.dispose]() {
      restore()
      setDefaultCACertificates(trusted)
    },
  }
}
