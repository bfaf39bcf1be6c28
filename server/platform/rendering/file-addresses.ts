import { addressOf, type VersionOf } from '#server/platform/assets/file-versions.ts'
import { changeHtml } from './change-html.ts'
import type { RenderPage } from './render-page.ts'

/** The elements that name pictures and films; a quoted attribute may contain anything. */
const element =
  /<(?:img|source|video|link(?=[^>]* (?:rel="(?:icon|apple-touch-icon)"|as="image"))|meta(?= property="og:image"))\b(?:[^>"]|"[^"]*")*>/g

/** Attributes as React writes them. */
const attribute = /(?<=\s(?:src|srcset|imagesrcset|href|poster|content)=")[^"]+(?=")/gi

/** A path with a file ending, as the whole value or as a candidate of a `srcset`. */
const file = /(?<=^|\s)\/[^\s,?#]+\.\w+(?=$|[\s,])/g

/**
 * A renderer whose pages name public files by addresses that change with their content. `origin` is the site's own, with
 * which some addresses begin.
 */
export function withFileAddresses(
  render: RenderPage,
  versionOf: VersionOf,
  origin: string | null,
): RenderPage {
  return changeHtml(render, async (html) => {
    const paths = new Set<string>()
    changeFiles(html, origin, (path) => {
      paths.add(path)
      return path
    })
    const addresses = new Map(
      await Promise.all(
        [...paths].map(async (path) => [path, await addressOf(path, versionOf)] as const),
      ),
    )
    return changeFiles(html, origin, (path) => addresses.get(path) ?? path)
  })
}

function changeFiles(html: string, origin: string | null, change: (path: string) => string) {
  return html.replace(element, (tag) =>
    tag.replace(attribute, (value) => {
      const own = origin && value.startsWith(`${origin}/`) ? origin : ''
      return own + value.slice(own.length).replace(file, change)
    }),
  )
}
