import { sharePicturePath } from '#model/content/share-picture.ts'
import type { Site } from '#model/content/site.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import { type VersionOf, versionOfText } from '#server/platform/assets/file-versions.ts'
import { drawIcon, type IconShape } from './draw-icon.ts'
import { drawSharePicture } from './draw-share-picture.ts'

/** What the drawings are made of. */
export type BrandContent = {
  site(): Promise<Pick<Site, 'name'>>
  theme(): Promise<Theme>
  /** What came with the site. */
  defaults(): { site: Pick<Site, 'name'> }
}

export type Brand = { name: string; theme: Theme; sampleName: string }

export async function readBrand(content: BrandContent): Promise<Brand> {
  const [{ name }, theme] = await Promise.all([content.site(), content.theme()])
  return { name, theme, sampleName: content.defaults().site.name }
}

/** The icons by path. */
export const iconShapes: Record<string, IconShape> = {
  '/favicon.svg': 'tile',
  '/favicon.ico': 'tile',
  '/apple-touch-icon.png': 'plain',
  '/icon-192.png': 'tile',
  '/icon-512.png': 'tile',
  '/maskable-512.png': 'maskable',
}

const [shareFolder = '', shareEnding = ''] = sharePicturePath('*').split('*')

/**
 * What is drawn for a path, as text that changes with it; null if that is a file of public/. Those are the icons of the standard
 * look, and the share pictures with the sample's name in them.
 */
export function drawingAt(path: string, { name, theme, sampleName }: Brand) {
  const shape = iconShapes[path]
  if (shape) return unlessStandard((one) => drawIcon(name, one, shape), theme)
  if (!path.startsWith(shareFolder) || !path.endsWith(shareEnding)) return null
  const own = unlessStandard((one) => drawSharePicture(name, one), theme)
  return own ?? (name === sampleName ? null : drawSharePicture(name, theme))
}

/** Null where the theme changes nothing of this drawing. An icon's picture is named by its content. */
function unlessStandard(draw: (theme: Theme) => string, theme: Theme) {
  const own = draw(theme)
  if (theme.icon) return own + theme.icon
  return own === draw(defaultTheme) ? null : own
}

/** The versions of the icons and share pictures that are drawn. */
export function createDrawingVersions(content: BrandContent): VersionOf {
  return async (path) => {
    const drawing = drawingAt(path, await readBrand(content))
    return drawing && versionOfText(drawing)
  }
}
