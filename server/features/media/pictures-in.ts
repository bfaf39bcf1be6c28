import { MEDIA_ROOT } from '#model/media/media-address.ts'

const anyAddress = new RegExp(`${MEDIA_ROOT}/([0-9a-f-]{36})/`, 'g')

/** The ids of all pictures of the library that these texts mention. */
export function picturesIn(...texts: string[]) {
  return texts.flatMap((text) => [...text.matchAll(anyAddress)].map(([, id]) => id as string))
}
