import { data } from 'react-router'
import { servicesContext } from '#app/services.ts'
import type { Route } from './+types/custom-page.ts'
import { NotFound } from './not-found.tsx'
import { PageBlocks } from './page-blocks.tsx'
import { readPage } from './page-data.ts'
import { notFoundMeta, pageMeta, sharePicture } from './page-meta.ts'

/** A page created in the admin, at a path of one segment; 404 if there is none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext)
  // The home page is served at / only.
  const page = params.page === 'home' ? null : await content.page(params.page)
  return page ? readPage(context, page.id) : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { page } = loaderData
  return pageMeta(page, sharePicture(page.id, page.title), args)
}

export default function CustomPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <PageBlocks data={loaderData} /> : <NotFound />
}
