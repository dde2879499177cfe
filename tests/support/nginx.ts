import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './running-postgres.ts'
import { whenListening } from './when-listening.ts'

interface Nginx extends AsyncDisposable {
  url: string
}

/** A balancer in front of several processes of the site, each asked in turn. */
export async function startNginx(program: string, upstreams: string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await findFreePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, upstreams))

  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await whenListening(port)

  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

function configuration(folder: string, port: number, upstreams: string[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )

  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${join(folder, 'nginx.pid')};
    error_log stderr crit;
    events {}
    http {
      access_log off;
      ${temporary.join('\n')}
      client_max_body_size 40m;
      upstream site {
        ${upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=1s;`).join('\n')}
        keepalive 16;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }
    }`
}
