import { mediaSize } from '#model/media/media-address.ts'
import { prepareIcon } from './rasterize.ts'
import type { IconPictures } from './read-icon.ts'

/** The answer to a request for a picture of the library or of public/; null if its path is another. */
export type ServePicture = (request: Request, path: string) => Promise<Response> | null

/** The picture at a path; null if it is gone, or nothing of it is seen. @throws if it cannot be read */
export async function findIcon(path: string, serve: ServePicture): Promise<IconPictures | null> {
  const read = (at: string) => serve(new Request(`http://localhost${at}`), at)
  const asked = await read(path)
  // One that was just uploaded has its smallest size only.
  const smallest = asked?.headers.get('Location')
  const answer = smallest ? await read(smallest) : asked
  if (!answer?.ok) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const { width = 0, height = 0 } = mediaSize(path) ?? {}
  return prepareIcon({ bytes, units: path.endsWith('.svg') ? Math.max(width, height) : 0 })
}
