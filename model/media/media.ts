import { adminPaths } from '#model/admin-paths.ts'
import type { Picture } from '#model/content/picture.ts'
import { MEBIBYTE, type UploadRule } from '#model/leads/upload.ts'
import { MEDIA_ROOT, smallerWidthsOf } from './media-address.ts'

export const mediaRule: UploadRule = {
  maxBytes: 25 * MEBIBYTE,
  extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg'],
}

/** SVGs are stored as shapes and colours, without scripts and references. */
export const SVG_BYTES_MAX = MEBIBYTE

export const filmRule: UploadRule = { maxBytes: 50 * MEBIBYTE, extensions: ['mp4', 'webm'] }

/** Seconds. */
export const FILM_LENGTH_MAX = 180

/** What a picture of the library is: the first frame of a film, if it is the film's ending. */
export type MediaFormat = 'photo' | 'svg' | 'mp4' | 'webm'

export const MEGAPIXELS_MAX = 50
/** Maximum ratio of the sides: the share image of a 1-pixel line would need gigabytes. */
export const RATIO_MAX = 20

/** Larger pictures are scaled down to this many pixels. */
export const MEDIA_WIDTH_MAX = 2560
export const MEDIA_HEIGHT_MAX = 8192

export const MEDIA_NAME_MAX = 120
export const MEDIA_ALT_MAX = 300

/** Identifies one version of a picture. */
export type MediaPlace = { id: string; version: string; slug: string }

/** A place in the library, with the focus that its URLs contain. */
export type MediaAddress = MediaPlace & { focus?: string | null; format?: MediaFormat }

/** "9f31c2a07b54-1600x900": pages read the size from the URL. */
export function mediaVersion(token: string, { width, height }: { width: number; height: number }) {
  return `${token}-${width}x${height}`
}

/** URL of the SVG, or of the largest WebP; ui/image.tsx derives those of the other sizes and formats. */
export function mediaSrc({ id, version, slug, focus, format }: MediaAddress) {
  const ending = format === 'svg' ? 'svg' : 'webp'
  return `${MEDIA_ROOT}/${id}/${version}${focus ? `-${focus}` : ''}/${slug}.${ending}`
}

/** URL of the film whose first frame this is; null for other pictures. */
export function mediaFilmSrc({ focus: _, ...media }: MediaAddress) {
  const { format } = media
  return format === 'mp4' || format === 'webm' ? mediaSrc(media).replace(/webp$/, format) : null
}

/** A library picture as blocks use it. */
export function mediaPicture(media: MediaAddress & { width: number; height: number; alt: string }) {
  const { width, height, alt } = media
  const widths = media.format === 'svg' ? [] : smallerWidthsOf(width)
  return { src: mediaSrc(media), width, height, alt, widths } as Picture
}

/** File name slug: "my-photo-2" for "My Photo (2).JPG". */
export function mediaSlug(name: string) {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return plain || 'picture'
}

/** Default name in the library: "My Photo (2)" for "My Photo (2).JPG". */
export function mediaNameOf(fileName: string) {
  return fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .slice(0, MEDIA_NAME_MAX)
    .trim()
}

/** Markdown of a picture. */
export function mediaMarkdown({ src, alt }: Picture) {
  return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${src})`
}

export const mediaMessages = {
  noFile: 'Choose a picture.',
  oneFile: 'Choose one picture at a time.',
  noName: 'Enter a name.',
  noAlt: 'Describe the image for people who can’t see it, or tick “Decorative”.',
  svgSize: `This SVG is larger than ${SVG_BYTES_MAX / MEBIBYTE} MB. Export it as PNG.`,
  unreadable: 'This SVG has no shapes that can be shown. Export it again, or as PNG.',
  unsized: 'This SVG says neither its size nor its view box. Export it with a width and height.',
  repeated: 'This SVG draws too many shapes. Simplify it, or export it as PNG.',
  filmType: 'Upload a film as MP4 or WebM.',
  filmSize: `This film is larger than ${filmRule.maxBytes / MEBIBYTE} MB. Make it shorter or smaller.`,
  filmLength: `This film is longer than ${FILM_LENGTH_MAX / 60} minutes. Shorten it, or put it on YouTube or Vimeo and enter its link.`,
  noFrame: 'This browser can’t show the film. Choose a poster picture for it too.',
  noFocus: 'Only photos have a focus.',
  format: 'Replace a photo by a photo, an SVG by an SVG, and upload a film anew.',
  type: `This file type is not accepted. Upload one of: ${mediaRule.extensions.join(', ')}.`,
  tooLarge: `This file is larger than ${mediaRule.maxBytes / MEBIBYTE} MB. Make it smaller and try again.`,
  animated: 'Animated pictures are not accepted. Upload a single frame.',
  shape: `This picture is more than ${RATIO_MAX} times as long as it is wide. Crop it and upload it again.`,
  pixels: `This picture has more than ${MEGAPIXELS_MAX} megapixels. Make it smaller and upload it again.`,
  noRoom:
    'The server’s disk is nearly full, so the picture was not added. Ask your administrator to free space.',
  unscanned: 'Virus scanning is unavailable, so the picture was not added. Try again later.',
  virus: 'The virus scanner rejected this file. Upload another one.',
  focus: 'Choose a point of the picture.',
  broken: 'This picture is damaged or incomplete. Export it again and upload the new file.',
  slow: 'Processing this picture took too long. Try again, or upload a smaller one.',
  stopped: 'The server is restarting. Upload this picture again in a moment.',
  unreachable: 'The server can’t be reached. Try again once you are connected.',
  signedOut: 'You are signed out. Sign in in another tab, then try again.',
  inUse: 'This picture is in use and can’t be deleted. Remove it from these places first:',
} as const

/** Paths of the media library below adminPaths.media. */
export const mediaPaths = {
  add: `${adminPaths.media}/add`,
  /** One picture without alt text after another. */
  describe: `${adminPaths.media}/describe`,
  /** Data route: list and upload. */
}

/** One picture of the library. */
export function mediaItemPath(id: string) {
  return `${adminPaths.media}/${id}`
}
