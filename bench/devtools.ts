import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { browserFlags, findBrowser } from './browser.ts'

type Message = { id?: number; method?: string; params?: Attached; result?: unknown; error?: object }
type Attached = { sessionId: string; targetInfo: { type: string; subtype?: string; url: string } }

/** A page of the tab: the one that is shown, or one that is prerendered. */
export type Session = {
  send<Result>(method: string, params?: object): Promise<Result>
  /** The value of a JavaScript expression in the page. */
  evaluate<Value>(expression: string): Promise<Value>
}

/**
 * One tab of a new browser. With Playwright, which attaches to pages and not to their tab, Chromium does not show
 * what it prerendered.
 */
export async function openTab() {
  const folder = await mkdtemp(join(tmpdir(), 'wavelength-browser-'))
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const screen = '--window-size=1440,900'
  const browser = spawn(findBrowser(), [...browserFlags, ...flags, screen, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((resolve) => browser.on('close', resolve))
  const socket = new WebSocket(await addressOf(createInterface(browser.stderr)))
  await new Promise((resolve) => socket.addEventListener('open', resolve))

  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const pages: Session[] = []
  let lastId = 0
  function send<Result>(sessionId: string | undefined, method: string, params: object = {}) {
    const answer = Promise.withResolvers<unknown>()
    lastId += 1
    waiting.set(lastId, answer)
    socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) }))
    return answer.promise as Promise<Result>
  }
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data) as Message
    if (id !== undefined && error) waiting.get(id)?.reject(new Error(JSON.stringify(error)))
    else if (id !== undefined) waiting.get(id)?.resolve(result)
    else if (method === 'Target.attachedToTarget' && params?.targetInfo.type === 'page')
      pages.push(sessionOf(params.sessionId))
  })
  function sessionOf(sessionId: string): Session {
    return {
      send: (method, params) => send(sessionId, method, params),
      async evaluate<Value>(expression: string) {
        const params = { expression, awaitPromise: true, returnByValue: true }
        type Evaluated = { result: { value: Value } }
        return (await send<Evaluated>(sessionId, 'Runtime.evaluate', params)).result.value
      },
    }
  }

  type Targets = { targetInfos: { targetId: string }[] }
  const filter = [{ type: 'tab' }]
  const { targetInfos } = await send<Targets>(undefined, 'Target.getTargets', { filter })
  const { sessionId } = await send<{ sessionId: string }>(undefined, 'Target.attachToTarget', {
    targetId: targetInfos[0]?.targetId,
    flatten: true,
  })
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send(sessionId, 'Target.setAutoAttach', attach)
  return {
    /** The pages of the tab so far, the newest last. */
    pages,
    async close() {
      browser.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function addressOf(lines: AsyncIterable<string>) {
  for await (const line of lines) {
    const address = /ws:\/\/\S+/.exec(line)
    if (address) return address[0]
  }
  throw new Error('Chromium did not start.')
}
