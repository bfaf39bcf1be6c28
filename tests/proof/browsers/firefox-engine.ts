import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '#tests/fixtures/site.ts'
import type { Engine } from './engine.ts'
import { endProgram, freePort, startProgram, waitFor } from './program.ts'

type Message = {
  id?: number
  method?: string
  params?: { level?: string; text?: string }
  result?: Answer
  error?: string
}
/** The fields that are read of all answers. */
type Answer = {
  contexts: [{ context: string }]
  data: string
  exceptionDetails?: { text: string }
  result: { value: string; sharedId: string }
}

/** Firefox by WebDriver BiDi. https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(): Promise<Engine> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'wavelength-firefox-'))
  const window = ['--window-size', '1440,900']
  const args = ['--headless', '--no-remote', '--profile', profile, ...window]
  const program = startProgram(
    'firefox-esr',
    [...args, `--remote-debugging-port=${port}`],
    () => {},
  )
  const socket = await waitFor('Firefox did not start.', () => connect(port))
  const errors: string[] = []
  const answers = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data) as Message
    if (message.id) answers.get(message.id)?.(message)
    const { level = '', text = '' } = message.params ?? {}
    if (message.method === 'log.entryAdded' && ['error', 'warn'].includes(level)) errors.push(text)
  })

  let calls = 0
  function call(method: string, params: object): Promise<Answer> {
    const id = ++calls
    return new Promise((resolve, reject) => {
      answers.set(id, ({ result, error, ...message }) => {
        answers.delete(id)
        if (error) reject(new Error(`${method}: ${error} ${JSON.stringify(message)}`))
        else resolve(result as Answer)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } }
  await call('session.new', { capabilities })
  await call('session.subscribe', { events: ['log.entryAdded'] })
  const tree = await call('browsingContext.getTree', {})
  const [{ context }] = tree.contexts
  const target = { context }
  const evaluateRaw = async (expression: string) => {
    const { result, exceptionDetails } = await call('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
      userActivation: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  return {
    errors,
    async open(url) {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const code = `(async () => JSON.stringify(await (${expression})) ?? 'null')()`
      return JSON.parse((await evaluateRaw(code)).value)
    },
    async act(actions) {
      await call('input.performActions', { context, actions })
    },
    async setFile(selector, path) {
      const element = await evaluateRaw(`document.querySelector(${JSON.stringify(selector)})`)
      await call('input.setFiles', {
        context,
        element: { sharedId: element.sharedId },
        files: [path],
      })
    },
    async picture() {
      const { data } = await call('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async resize(width, height) {
      await call('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async back() {
      await call('browsingContext.traverseHistory', { context, delta: -1 })
    },
    async close() {
      await call('browser.close', {}).catch(() => {})
      endProgram(program)
      removeFolder(profile)
    },
  }
}

function connect(port: number) {
  return new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/session`)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error('No connection')))
  })
}
