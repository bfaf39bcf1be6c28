/** Size in pixels of the picture that networks and messengers show with a shared link. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** URL of the share picture of a page ("services/seo-services"), a screen ("contact") or a post ("blog/<slug>"). */
export function sharePicturePath(id: string) {
  return `/pictures/share/${id.replaceAll('/', '-')}.jpg`
}
