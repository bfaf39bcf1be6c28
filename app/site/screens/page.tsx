import type { Route } from './+types/page.ts'
import { PageBlocks } from './page-blocks.tsx'
import { readPage } from './page-data.ts'
import { notFoundMeta, pageMeta, sharePicture } from './page-meta.ts'

type LoaderArgs = Route.LoaderArgs & { matches?: unknown }

/** The page for this path. */
export function loader({ context, params, url }: LoaderArgs) {
  return readPage(context, pageId(url.pathname, params.slug))
}

/** "home" for /, "projects/ganga-agro" for a project, otherwise the path itself. */
function pageId(pathname: string, slug: string | undefined) {
  if (slug) return pathname.slice(1)
  return pathname === '/' ? 'home' : pathname.slice(1)
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { page } = loaderData
  return pageMeta(page, sharePicture(page.id, page.title), args)
}

export default function PageScreen({ loaderData }: Route.ComponentProps) {
  return <PageBlocks data={loaderData} />
}
