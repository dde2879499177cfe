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

/** Runs nginx in a folder on a free port, with this in the `http` of its configuration. */
export async function runNginx(
  program: string,
  folder: string,
  { http, workers = 1 }: { http: (port: number) => string; workers?: number },
): Promise<Nginx> {
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    file,
    // Its workers give up root's rights, and then cannot read a folder that is root's alone.
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes ${workers};
    pid ${join(folder, 'nginx.pid')};
    error_log stderr crit;
    events { worker_connections 1024; }
    http {
      ${temporary.join('\n')}
      ${http(port)}
    }`,
  )

  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  await whenListening(port)

  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** A balancer in front of several processes of the site, each asked in turn. */
export async function startNginx(program: string, upstreams: string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const nginx = await runNginx(program, folder, { http: (port) => balancer(port, upstreams) })

  return {
    url: nginx.url,
    async [Symbol.asyncDispose]() {
      await nginx[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true })
    },
  }
}

function balancer(port: number, upstreams: string[]): string {
  return `
      access_log off;
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
      }`
}
