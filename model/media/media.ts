import { adminPaths } from '#model/admin-paths.ts'
import type { Picture } from '#model/content/picture.ts'
import { MEBIBYTE, type UploadRule } from '#model/leads/upload.ts'
import { MEDIA_ROOT, smallerWidthsOf } from './media-address.ts'

/** No SVG: it is a document that can run scripts. */
export const mediaRule: UploadRule = {
  maxBytes: 25 * MEBIBYTE,
  extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'],
}

export const MEGAPIXELS_MAX = 50
/** Longer side to shorter side: a line of pixels would be blown up to gigabytes for the share picture. */
export const RATIO_MAX = 20

/** A picture is kept no larger than this, in pixels; both formats and every browser take it. */
export const MEDIA_WIDTH_MAX = 2560
export const MEDIA_HEIGHT_MAX = 8192

export const MEDIA_NAME_MAX = 120
export const MEDIA_ALT_MAX = 300

/** Where one version of a picture stands. */
export type MediaPlace = { id: string; version: string; slug: string }

/** "9f31c2a07b54-1600x900": the size is part of the address, so that a page knows it without asking anybody. */
export function mediaVersion(token: string, { width, height }: { width: number; height: number }) {
  return `${token}-${width}x${height}`
}

/** The address of the largest WebP; ui/image.tsx finds the other sizes and formats beside it. */
export function mediaSrc({ id, version, slug }: MediaPlace) {
  return `${MEDIA_ROOT}/${id}/${version}/${slug}.webp`
}

/** The picture that any block can hold. */
export function mediaPicture(media: MediaPlace & { width: number; height: number; alt: string }) {
  const { width, height, alt } = media
  return { src: mediaSrc(media), width, height, alt, widths: smallerWidthsOf(width) } as Picture
}

/** "My Photo (2).JPG" as the name of files: "my-photo-2". */
export function mediaSlug(name: string) {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')
  return plain || 'picture'
}

/** "My Photo (2).JPG" as a first name in the library: "My Photo (2)". */
export function mediaNameOf(fileName: string) {
  return fileName
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .slice(0, MEDIA_NAME_MAX)
    .trim()
}

/** A picture as a post's Markdown writes it. */
export function mediaMarkdown({ src, alt }: Picture) {
  return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${src})`
}

export const mediaMessages = {
  noFile: 'Choose a picture.',
  oneFile: 'Choose one picture at a time.',
  noName: 'Give the picture a name by which it is found again.',
  noAlt:
    'Say what is seen on it, for those who cannot see it. If it only decorates, tick “Decorative”.',
  svg: 'An SVG can hold scripts, so it is not taken. Please export it as PNG.',
  type: `This type of file is not taken. Please upload one of: ${mediaRule.extensions.join(', ')}.`,
  tooLarge: `This file is larger than ${mediaRule.maxBytes / MEBIBYTE} MB. Please make it smaller.`,
  moving: 'This picture moves, and only still ones are taken. Upload one frame of it, or a video.',
  shape: `This picture is more than ${RATIO_MAX} times as long as it is wide. Please cut out the part that matters and upload it again.`,
  pixels: `This picture has more than ${MEGAPIXELS_MAX} megapixels. Please make it smaller and upload it again.`,
  noRoom:
    'The disk of the server is nearly full, so no picture was added. Ask whoever runs the server to make room.',
  unscanned:
    'Files cannot be checked for viruses at the moment, so this one was not added. Please try again later.',
  virus: 'The virus scanner does not let this file through. Please upload another one.',
  broken: 'This picture is damaged or incomplete. Please export it again and upload the new file.',
  slow: 'This picture took too long to work on. Please try again, or upload a smaller one.',
  inUse: 'This picture is in use, so it was not deleted. Take it out of these places first.',
} as const

/** The library's screens beside adminPaths.media. */
export const mediaPaths = {
  add: `${adminPaths.media}/add`,
  /** Data for the picker: the library, and a place to upload to. */
  library: `${adminPaths.media}/library`,
}

/** One picture of the library. */
export function mediaItemPath(id: string) {
  return `${adminPaths.media}/${id}`
}
