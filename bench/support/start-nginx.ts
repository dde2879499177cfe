import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Page {
  path: string
  html: string
  headers: Headers
}

export interface StartedNginx extends AsyncDisposable {
  url: string
}

/** nginx as one would set it up for these pages: compressed beforehand, the same headers, a line in a log for each. */
export async function startNginx(folder: string, pages: Page[]): Promise<StartedNginx | undefined> {
  if (!isInstalled()) return undefined

  for (const { path, html } of pages) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, 'index.html'), html)
    writeFileSync(join(folder, path, 'index.html.gz'), gzipSync(html, { level: 9 }))
  }
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, pages))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await answering(`http://127.0.0.1:${port}/`, nginx)

  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      nginx.kill()
      await once(nginx, 'exit')
    },
  }
}

function isInstalled(): boolean {
  const isThere = () => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0
  return (
    isThere() || (spawnSync('apt-get', ['install', '-y', 'nginx-light'], { stdio: 'ignore' }).status === 0 && isThere())
  )
}

function configuration(folder: string, port: number, pages: Page[]): string {
  const locations = pages.map(
    ({ path, headers }) => `
    location = ${path} {
      try_files ${path === '/' ? '' : path}/index.html =404;
      ${[
        'cache-control',
        'content-security-policy',
        'x-content-type-options',
        'referrer-policy',
        'cross-origin-opener-policy',
        'permissions-policy',
        'cross-origin-resource-policy',
        'x-frame-options',
      ]
        .map((name) => `add_header ${name} "${headers.get(name)}";`)
        .join('\n      ')}
      add_header X-Request-Id $request_id;
    }`,
  )
  // Its workers give up root's rights, and then cannot read a folder that is root's alone.
  return `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; }
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  sendfile on;
  keepalive_requests 1000000;
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};${locations.join('')}
  }
}
`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function answering(url: string, process: ChildProcess) {
  while (process.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx ended before it answered.')
}
