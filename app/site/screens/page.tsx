import { data } from 'react-router'
import { paths } from '#model/paths.ts'
import { readWaveName } from '#model/wave-name.ts'
import type { Route } from './+types/page.ts'
import { PageBlocks } from './page-blocks.tsx'
import { readPage } from './page-data.ts'
import { notFoundMeta, pageMeta, sharePicture, waveMeta } from './page-meta.ts'

type LoaderArgs = Route.LoaderArgs & { matches?: unknown }

/** The page for this path. */
export function loader({ context, params, url }: LoaderArgs) {
  const wave = url.pathname === paths.home ? waveIn(url) : undefined
  return readPage(context, pageId(url.pathname, params.slug)).then((page) => ({ ...page, wave }))
}

/** @throws a 400 if what is asked for is no name. */
function waveIn({ searchParams }: URL) {
  const typed = searchParams.get('wave')
  if (!typed) return undefined
  const name = readWaveName(typed)
  if (!name) throw data(null, { status: 400 })
  return name
}

/** "home" for /, "projects/ganga-agro" for a project, otherwise the path itself. */
function pageId(pathname: string, slug: string | undefined) {
  if (slug) return pathname.slice(1)
  return pathname === '/' ? 'home' : pathname.slice(1)
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { page, wave } = loaderData
  if (wave) return waveMeta(wave, page, args)
  return pageMeta(page, sharePicture(page.id, page.title), args)
}

export default function PageScreen({ loaderData }: Route.ComponentProps) {
  return <PageBlocks data={loaderData} />
}
