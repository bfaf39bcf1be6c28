import type { Picture } from '#model/content/picture.ts'
import { uploadPicture } from './upload-picture.ts'

/** Drawings are SVG files, which the library does not accept. */
export function isDrawing({ src }: Picture) {
  return src.endsWith('.svg')
}

/** Adds a copy of a sample picture to the library. One that is there already is not added again. */
export async function copySamplePicture({ src, alt }: Picture) {
  const response = await fetch(src).catch(() => null)
  const name = src.slice(src.lastIndexOf('/') + 1)
  const bytes = response?.ok ? await response.blob() : new Blob()
  return uploadPicture(new File([bytes], name), { alt })
}
