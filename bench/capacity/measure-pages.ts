import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { bumpContent } from '#server/features/content/version.ts'
import type { MeasuredSite } from './measured-site.ts'
import type { Cost } from './measurements.ts'
import { type Asked, send, sendMany } from './send-many.ts'

const CONNECTIONS = 16
const PAGES = 10_000
const SEARCHES = 150

type PageCosts = Record<'cachedPage' | 'unchangedPage' | 'asset' | 'renderedPage' | 'search', Cost>

/** Every public page, from the sitemap. */
export async function publicPaths(origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
}

/** Every third of them. */
export async function somePaths(origin: string) {
  return (await publicPaths(origin)).filter((_, index) => index % 3 === 0)
}

/** What pages and their files cost. `files` are those of real visits, each as often as it is requested. */
export async function measurePages(
  { site, store, costOf, rest }: MeasuredSite,
  files: string[],
): Promise<PageCosts> {
  const { origin } = site
  const paths = await somePaths(origin)
  const many = (count: number, askedFor: (number: number) => Asked) =>
    sendMany(origin, { count, connections: CONNECTIONS }, askedFor)
  const inTurn = (count: number, asked: Asked[]) =>
    many(count, (number) => asked[number % asked.length] as Asked)
  const pages = paths.map((path) => ({ path }))

  /** Another content version, so that every page is rendered and compressed anew. */
  async function publish() {
    await store.transaction().execute(bumpContent)
    await wait(2_000)
  }
  async function renderAll() {
    // One after another, because a page is refused while many wait.
    await sendMany(
      origin,
      { count: pages.length, connections: 2 },
      (number) => pages[number] as Asked,
    )
    await rest()
  }

  await renderAll()
  await publish()
  const renderedPage = await costOf(pages.length, renderAll)
  const word = (number: number) => ({ path: `/blog?q=word-${number}` })
  await sendMany(origin, { count: 50, connections: 2 }, word)
  const search = await costOf(SEARCHES, () =>
    sendMany(origin, { count: SEARCHES, connections: 2 }, (number) => word(1_000 + number)),
  )
  await rest()

  const agent = new Agent({ keepAlive: true })
  const known: Asked[] = []
  for (const page of pages) {
    const { tag } = await send(agent, origin, page)
    known.push({ ...page, headers: { 'if-none-match': tag }, status: 304 })
  }
  agent.destroy()
  await inTurn(PAGES / 4, pages)
  const cachedPage = await costOf(PAGES, () => inTurn(PAGES, pages))
  const unchangedPage = await costOf(PAGES, () => inTurn(PAGES, known))
  const assets = files.map((path) => ({ path }))
  await inTurn(assets.length, assets)
  const asset = await costOf(PAGES / 2, () => inTurn(PAGES / 2, assets))
  return { cachedPage, unchangedPage, asset, renderedPage, search }
}
