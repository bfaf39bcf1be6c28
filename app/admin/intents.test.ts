import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { adminContext } from '#app/admin/admin-from.ts'

type Module = { action?: (args: unknown) => Promise<unknown> }
const screens = import.meta.glob<Module>(['./**/*.tsx', './**/*.ts', '!./**/*.test.ts'])

/** Screens with a single form, which sends no intent. */
const singleFormScreens = [
  './action.ts',
  './accounts/auth/forgot.tsx',
  './accounts/auth/sign-out.tsx',
  './accounts/auth/welcome.tsx',
  './blog/new-post.tsx',
  './content/collections/new-entry.tsx',
  './content/new-page.tsx',
  './media/add.tsx',
  './media/describe.tsx',
]

/** Services that record each call. */
function recordingServices(calls: string[]) {
  const group = (noun: string) =>
    new Proxy(
      {},
      {
        ownKeys: () => [],
        get: (_, name) => async () => {
          calls.push(`${noun}.${String(name)}`)
          return { ok: true, message: '', value: null }
        },
      },
    )
  return new Proxy({}, { get: (_, noun) => group(String(noun)) })
}

async function submit(path: string, intent: string | undefined) {
  const { action } = await (screens[path] as () => Promise<Required<Module>>)()
  const calls: string[] = []
  const context = new RouterContextProvider()
  context.set(adminContext, recordingServices(calls) as never)
  const body = new URLSearchParams({ id: '1', ...(intent && { intent }) })
  const request = new Request('http://localhost/admin', { method: 'POST', body })
  const answer = await action({ request, context, params: { id: '1' } }).catch((thrown) => thrown)
  return { answer, calls }
}

const withAction = await Promise.all(
  Object.entries(screens).map(async ([path, load]) => ((await load()).action ? [path] : [])),
)
const dispatching = withAction.flat().filter((path) => !singleFormScreens.includes(path))

test('every screen with several forms is covered', () => {
  expect(dispatching).toContain('./newsletter/subscribers.tsx')
  expect(dispatching.length).toBeGreaterThan(15)
})

test.each(dispatching)(
  '%s refuses a form without a known intent and changes nothing',
  async (path) => {
    for (const intent of [undefined, 'unknown', 'toString', '__proto__']) {
      const { answer, calls } = await submit(path, intent)
      expect(answer).toMatchObject({ status: 400 })
      expect(calls).toEqual([])
    }
  },
)
