import type { Counts } from '#model/dashboard/counts.ts'
import type { Activities } from '#model/presence/presence.ts'

/** Channel between the tabs of a browser, one of which has the stream of events. */
export const ADMIN_NEWS = 'admin-news'

/** An event of the stream: new counts, or what happens to what is open in this browser. */
export type AdminNews =
  | { counts: Counts; activities?: undefined }
  | { activities: Activities; counts?: undefined }
