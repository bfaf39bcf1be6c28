import { Hono } from 'hono'
import type { Site } from '#model/content/site.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'
import { addressOf, type VersionOf } from '#server/platform/assets/file-versions.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

type ManifestDeps = {
  content: { site(): Promise<Site>; theme(): Promise<Theme> }
  headers: HeaderSet
  versionOf: VersionOf
}

/** /site.webmanifest: the name, colours and icons of the site for home screens. */
export function manifestRoutes({ content, headers, versionOf }: ManifestDeps) {
  return new Hono().get('/site.webmanifest', async ({ req }) => {
    const manifest = manifestOf(await content.site(), await content.theme())
    const icons = await Promise.all(
      manifest.icons.map(async (icon) => ({ ...icon, src: await addressOf(icon.src, versionOf) })),
    )
    const text = JSON.stringify({ ...manifest, icons })
    const file = await textFile(text, 'application/manifest+json', headers, 'no-cache')
    return respondWith(file, req.raw)
  })
}

function manifestOf({ name, tagline }: Site, theme: Theme) {
  const { paper } = paletteOf(theme).grounds[theme.scheme === 'dark' ? 'dark' : 'light']
  const icon = (src: string, size: number, rest = {}) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...rest,
  })
  return {
    ...{ name, short_name: name, description: tagline },
    ...{ start_url: '/', display: 'browser', background_color: paper, theme_color: paper },
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      icon('/maskable-512.png', 512, { purpose: 'maskable' }),
    ],
  }
}
