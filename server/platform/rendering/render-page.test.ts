import { createContext, type EntryContext, type RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { Services } from '#app/services.ts'
import { createRenderer, type PageBuild } from './render-page.ts'

const servicesContext = createContext<Services>()
const nonceContext = createContext<string>()
const services = { faq: { list: async () => ['a question'] } } as unknown as Services

type Loader = (args: { context: RouterContextProvider; request: Request }) => unknown

/** The smallest build that React Router accepts: one page, which shows what its loader returned. */
function buildWith(loader: Loader, action?: Loader) {
  const module = { default: () => null, loader, action }
  return {
    entry: {
      module: {
        servicesContext,
        nonceContext,
        default: (
          _: Request,
          status: number,
          headers: Headers,
          entry: EntryContext,
          context: RouterContextProvider,
        ) => {
          headers.set('Content-Type', 'text/html')
          const { loaderData, actionData } = entry.staticHandlerContext
          const shown = JSON.stringify({ loaderData, actionData, nonce: context.get(nonceContext) })
          return new Response(shown, { status, headers })
        },
      },
    },
    routes: { page: { id: 'page', path: '*', module } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as PageBuild
}

const ask = (path = '/about', init?: RequestInit) => ({
  request: new Request(`http://localhost${path}`, init),
  services,
})

it('passes services and a new nonce to the screens', async () => {
  const build = buildWith(async ({ context }) => ({
    faqs: await context.get(servicesContext).faq.list(),
  }))
  const render = createRenderer(() => build, 'production')
  const [first, second] = [await render(ask()), await render(ask())]
  const shown = JSON.parse(new TextDecoder().decode(first.body))
  expect(shown.loaderData.page).toEqual({ faqs: ['a question'] })
  expect(shown.nonce).toBe(first.nonce)
  expect(first.nonce).not.toBe(second.nonce)
  expect(first).toMatchObject({ status: 200, errors: [] })
})

it('collects the errors of each page separately', async () => {
  const failure = new Error('no database')
  const build = buildWith(({ request }) => {
    if (request.url.endsWith('/bad')) throw failure
    return null
  })
  const render = createRenderer(() => build, 'production')
  const [bad, good] = await Promise.all([render(ask('/bad')), render(ask('/good'))])
  expect(bad).toMatchObject({ status: 500, errors: [failure] })
  expect(good).toMatchObject({ status: 200, errors: [] })
})

it('collects an error that a screen caught', async () => {
  const failure = new Error('no database')
  const failing = { faq: { list: async () => Promise.reject(failure) } } as unknown as Services
  const build = buildWith(({ context }) =>
    context
      .get(servicesContext)
      .faq.list()
      .catch(() => 'fallback'),
  )
  const page = await createRenderer(() => build, 'production')({ ...ask(), services: failing })
  expect(page).toMatchObject({ status: 200, errors: [failure] })
  expect(new TextDecoder().decode(page.body)).toContain('fallback')
})

it('collects an uncaught error once', async () => {
  const failure = new Error('no database')
  const failing = { faq: { list: async () => Promise.reject(failure) } } as unknown as Services
  const build = buildWith(({ context }) => context.get(servicesContext).faq.list())
  const page = await createRenderer(() => build, 'production')({ ...ask(), services: failing })
  expect(page).toMatchObject({ status: 500, errors: [failure] })
})

it('does not collect client errors', async () => {
  const missing = buildWith(() => {
    throw new Response(null, { status: 404 })
  })
  const page = await createRenderer(() => missing, 'production')(ask())
  expect(page).toMatchObject({ status: 404, errors: [] })
  const withoutForm = createRenderer(() => buildWith(() => null), 'production')
  const sent = await withoutForm(ask('/about', { method: 'POST', body: new URLSearchParams() }))
  expect(sent).toMatchObject({ status: 405, errors: [] })
})

it('passes on a form with its body', async () => {
  const build = buildWith(
    () => null,
    async ({ request }) => Object.fromEntries(await request.formData()) as object,
  )
  const body = new URLSearchParams({ name: 'Ada' })
  const page = await createRenderer(
    () => build,
    'production',
  )(ask('/contact', { method: 'POST', body }))
  expect(JSON.parse(new TextDecoder().decode(page.body)).actionData.page).toEqual({ name: 'Ada' })
})

it('uses a new build immediately', async () => {
  let build = buildWith(() => 'old')
  const render = createRenderer(() => build, 'development')
  await render(ask())
  build = buildWith(() => 'new')
  const { body } = await render(ask())
  expect(new TextDecoder().decode(body)).toContain('new')
})
