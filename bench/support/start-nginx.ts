import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { debianProgram } from '../../scripts/debian-program.ts'
import { runNginx } from '../../tests/support/nginx.ts'

interface Page {
  path: string
  html: string
  headers: Headers
}

const HEADERS = [
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
]

/** nginx as one would set it up for these pages: compressed beforehand, the same headers, a line in a log for each. */
export async function startNginx(folder: string, pages: Page[]) {
  const program = debianProgram('nginx', 'nginx-light')
  if (!program) return undefined

  for (const { path, html } of pages) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'index.html'), html)
    writeFileSync(join(folder, path, 'index.html.gz'), gzipSync(html, { level: 9 }))
  }
  return runNginx(program, folder, { http: (port) => siteOf(folder, port, pages), workers: 2 })
}

function siteOf(folder: string, port: number, pages: Page[]): string {
  const locations = pages.map(
    ({ path, headers }) => `
    location = ${path} {
      try_files ${path === '/' ? '' : path}/index.html =404;
      ${HEADERS.map((name) => `add_header ${name} "${headers.get(name)}";`).join('\n      ')}
      add_header X-Request-Id $request_id;
    }`,
  )
  return `types { text/html html; }
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  sendfile on;
  keepalive_requests 1000000;
  access_log ${folder}/access.log;
  server {
    listen 127.0.0.1:${port};
    root ${folder};${locations.join('')}
  }`
}
