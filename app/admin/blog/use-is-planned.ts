import { useSite } from '#app/use-site.ts'
import type { PostFields } from '#model/blog/post-form.ts'
import { localTime } from '#model/local-time.ts'

/** True if a post's publish time is in the future. */
export function useIsPlanned({ publishAt }: Pick<PostFields, 'publishAt'>) {
  const { timeZone } = useSite().site
  return publishAt > localTime(new Date(), timeZone)
}
