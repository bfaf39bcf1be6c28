import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Nginx = { url: string; pid: number; stop(): Promise<void> }

const PORT = 5088
const ATTEMPTS = 50

/** Serves these bytes as a static file with one nginx process; null if nginx is not installed. */
export async function startNginx(body: Uint8Array): Promise<Nginx | null> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-nginx-'))
  writeFileSync(join(folder, 'page.html'), body)
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder))
  const server = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  const ended = once(server, 'close').catch(() => undefined)
  async function stop() {
    server.kill()
    await ended
    rmSync(folder, { recursive: true })
  }
  if (await isOpen(server))
    return { url: `http://127.0.0.1:${PORT}/`, pid: Number(server.pid), stop }
  await stop()
  return null
}

async function isOpen(server: ChildProcess) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await wait(100)
    if (server.pid === undefined || server.exitCode !== null) return false
    const socket = connect(PORT, '127.0.0.1')
    const answered = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (answered) return true
  }
  return false
}

function configOf(folder: string) {
  return `
daemon off;
master_process off;
error_log ${folder}/error.log;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 1000000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`).join(' ')}
  server {
    listen 127.0.0.1:${PORT};
    root ${folder};
    index page.html;
    default_type text/html;
    add_header Content-Encoding br;
  }
}
`
}
