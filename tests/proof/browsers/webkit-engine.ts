import { execFileSync } from 'node:child_process'
import type { Engine } from './engine.ts'
import { endProgram, freePort, startProgram, waitFor } from './program.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK's MiniBrowser by WebDriver; it writes its console to its output. */
export async function startWebKit(): Promise<Engine> {
  const port = await freePort()
  const errors: string[] = []
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const program = startProgram(
    'xvfb-run',
    [...screen, 'WebKitWebDriver', `--port=${port}`],
    (line) => {
      if (/CONSOLE .*\b(ERROR|WARN)\b/.test(line)) errors.push(line)
    },
  )

  async function call<T = void>(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value as T
  }
  await waitFor('WebKitWebDriver did not start.', () => call<object>('GET', '/status'))
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    },
  })
  const at = `/session/${sessionId}`
  return {
    errors,
    open: (url) => call('POST', `${at}/url`, { url }),
    async evaluate(expression) {
      const { value, error } = await call<{ value: unknown; error?: string }>(
        'POST',
        `${at}/execute/async`,
        {
          script: `const done = arguments[0];
(async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
          args: [],
        },
      )
      if (error) throw new Error(error)
      return value
    },
    act: (actions) => call('POST', `${at}/actions`, { actions }),
    async setFile(selector, path) {
      const element = await call<Record<string, string>>('POST', `${at}/element`, {
        using: 'css selector',
        value: selector,
      })
      await call('POST', `${at}/element/${element[ELEMENT]}/value`, { text: path })
    },
    picture: async () => Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64'),
    resize: (width, height) => call('POST', `${at}/window/rect`, { width, height }),
    back: () => call('POST', `${at}/back`, {}),
    async close() {
      await call('DELETE', at).catch(() => {})
      endProgram(program)
    },
  }
}

function miniBrowser() {
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' })
  const path = files.split('\n').find((file) => file.endsWith('/MiniBrowser'))
  if (!path) throw new Error('libwebkit2gtk-4.1-0 has no MiniBrowser.')
  return path
}
