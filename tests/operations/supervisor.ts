import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/**
 * Stands in for systemd: starts and stops the program of the unit, on requests with the arguments of systemctl. With exit
 * code 0 only, a stop succeeds.
 */
export async function startSupervisor(folder: string, environment: Record<string, string>) {
  const log = openSync(join(folder, 'log'), 'a')
  let program: ChildProcess | undefined

  function start() {
    const unit = readFileSync(join(folder, 'etc/systemd/system/wavelength.service'), 'utf8')
    const valuesOf = (key: string) =>
      [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
    const [command = '', ...args] = valuesOf('ExecStart')[0]?.split(' ') ?? []
    const own = valuesOf('Environment').map((value) => value.split('='))
    program = spawn(command, args, {
      cwd: valuesOf('WorkingDirectory')[0],
      env: { ...environment, ...Object.fromEntries(own) },
      stdio: ['ignore', log, log],
      detached: true,
    })
  }

  async function stop() {
    if (!program) throw new Error('It is not running.')
    const ended = once(program, 'exit')
    program.kill('SIGTERM')
    const [code] = await ended
    program = undefined
    if (code !== 0) throw new Error(`It exited with code ${code}.`)
  }

  const commands: Record<string, () => void | Promise<void>> = {
    'daemon-reload': () => {},
    'enable --now': start,
    start,
    stop,
    async restart() {
      await stop()
      start()
    },
  }
  const server = createServer(async (request, response) => {
    const name = (await text(request)).replace(/ wavelength$/, '')
    try {
      await commands[name]?.()
      response.writeHead(commands[name] ? 200 : 400).end()
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  server.listen(join(folder, 'systemd'))
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    if (program?.pid) process.kill(-program.pid, 'SIGKILL')
  })
}
