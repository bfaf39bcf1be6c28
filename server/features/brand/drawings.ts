import { sharePicturePath } from '#model/content/share-picture.ts'
import type { Site } from '#model/content/site.ts'
import { defaultTheme, type Theme } from '#model/theme/theme.ts'
import type { FontFiles } from '#server/features/fonts/font-files.ts'
import { type VersionOf, versionOfText } from '#server/platform/assets/file-versions.ts'
import { drawIcon, type IconShape } from './draw-icon.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import type { IconPictures } from './read-icon.ts'

/** What the drawings are made of. */
export type BrandSource = {
  content: {
    site(): Promise<Pick<Site, 'name'>>
    theme(): Promise<Theme>
    /** What came with the site. */
    defaults(): { site: Pick<Site, 'name'> }
  }
  /** Whether public/ has a file at a path. */
  isFile(path: string): boolean
  /** The title of the page whose share picture is at a path; null if there is none. */
  shareTitle(path: string): Promise<string | null>
  fonts: Pick<FontFiles, 'letters'>
}

/** What is drawn for one path, without the picture of the icons. */
export type Drawing = {
  name: string
  theme: Theme
  /** As SVG. */
  draw(picture?: IconPictures | null): string
  /** Changes with the drawing. */
  version: string
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
 * What is drawn for a path; null if that is a file of public/. Those are the icons of the standard look, and the share pictures
 * of the sample's pages, with its name in them.
 */
export async function findDrawing(path: string, source: BrandSource): Promise<Drawing | null> {
  const { content } = source
  const shape = iconShapes[path]
  const isShare = path.startsWith(shareFolder) && path.endsWith(shareEnding)
  if (!shape && !isShare) return null
  const [{ name }, theme] = await Promise.all([content.site(), content.theme()])
  const drawSample = (one: Theme) =>
    shape ? drawIcon(name, one, shape) : drawSharePicture({ name, title: null, theme: one })
  const own = shape ? undefined : theme.fonts.display
  const isStandard = !theme.icon && !own && drawSample(theme) === drawSample(defaultTheme)
  const isSample = shape || name === content.defaults().site.name
  if (isStandard && isSample && source.isFile(path)) return null
  const title = shape ? null : await source.shareTitle(path)
  const letters = own && (await source.fonts.letters(own.src))
  const draw: Drawing['draw'] = (picture) =>
    shape
      ? drawIcon(name, theme, shape, path.endsWith('.svg') ? picture?.small : picture?.large)
      : drawSharePicture({ name, title, theme, picture: picture?.large, letters })
  // The address of the icons' picture stands for it: it changes with its content.
  return { name, theme, draw, version: versionOfText(`${draw()}${theme.icon}`) }
}

/** The versions of the icons and share pictures that are drawn. */
export function createDrawingVersions(source: BrandSource): VersionOf {
  return async (path) => (await findDrawing(path, source))?.version ?? null
}
