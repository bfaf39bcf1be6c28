import type { Route } from './+types/service.ts'
import { PageBlocks } from './page-blocks.tsx'
import { readPage } from './page-data.ts'
import { notFoundMeta, pageMeta, sharePicture, shellOf } from './page-meta.ts'
import { serviceMeta } from './structured-data.ts'

/** The page of a service or a specialty. */
export function loader({ context, params }: Route.LoaderArgs) {
  return readPage(context, `services/${params.slug}`)
}

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return notFoundMeta
  const { page } = loaderData
  const tags = pageMeta(page, sharePicture(page.id, page.title), place)
  const shell = shellOf(place)
  if (!shell) return tags
  return [...tags, serviceMeta(page, { ...shell, path: place.location.pathname })]
}

export default function ServiceScreen({ loaderData }: Route.ComponentProps) {
  return <PageBlocks data={loaderData} />
}
