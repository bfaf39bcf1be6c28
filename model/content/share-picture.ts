/** What networks and messengers show beside a shared link, in pixels. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Address of the share picture of a page ("services/seo-services"), a screen ("contact") or a post ("blog/<slug>"). */
export function sharePicturePath(id: string) {
  return `/pictures/share/${id.replaceAll('/', '-')}.jpg`
}
