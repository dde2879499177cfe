import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
  /** Of the certificate, for whoever is to trust it. */
  path: string
  keyPath: string
}

/** A certificate for this machine, made for one test and known to nobody else; by openssl, which Debian has. */
export function makeCertificate(folder: string, names: string[]): Certificate {
  const [keyPath, path] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-keyout', keyPath, '-out', path, '-subj', '/CN=test', '-addext', `subjectAltName=${names.join(',')}`],
    ],
    { stdio: 'ignore' },
  )

  return { key: readFileSync(keyPath, 'utf8'), cert: readFileSync(path, 'utf8'), path, keyPath }
}
