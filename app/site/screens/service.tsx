import { stepsOf } from '#blocks/page-head/breadcrumb.tsx'
import type { Route } from './+types/service.ts'
import { headOf, PageBlocks } from './page-blocks.tsx'
import { readPage } from './page-data.ts'
import { notFoundMeta, pageMeta, sharePicture, shellOf } from './page-meta.ts'
import { SpectrumNav } from './spectrum-nav.tsx'
import { serviceMeta } from './structured-data.ts'

/** A service or specialty page. */
export function loader({ context, params }: Route.LoaderArgs) {
  return readPage(context, `services/${params.slug}`)
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (!loaderData) return notFoundMeta(args)
  const { page } = loaderData
  const tags = pageMeta(page, sharePicture(page.id, page.title), args)
  const shell = shellOf(args)
  if (!shell) return tags
  return [...tags, serviceMeta(page, { ...shell, path: args.location.pathname })]
}

export default function ServiceScreen({ loaderData, params }: Route.ComponentProps) {
  const head = headOf(loaderData.page)
  return (
    // Denser than other pages: visitors compare services. On phones, text is smaller too.
    <div className="text-body [--spacing-section:clamp(2.5rem,6.6vw,6rem)] max-sm:[--text-body--line-height:1.5] max-sm:[--text-intro:1.125rem] max-sm:[--text-intro--line-height:1.4] max-sm:[--text-title:2rem]">
      <PageBlocks data={loaderData}>
        {head && (
          <SpectrumNav
            slug={params.slug}
            title={stepsOf(head.label).at(-1) ?? ''}
            lambda={head.lambda}
          />
        )}
      </PageBlocks>
    </div>
  )
}
