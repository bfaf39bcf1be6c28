import { Moment } from '#app/admin/kit/moment.tsx'
import { mediaMarkdown } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { CopyLine } from './copy-line.tsx'

/** Size and dates, and the picture as Markdown for a post. */
export function PictureFacts({ item: { picture, at, changedAt } }: { item: MediaItem }) {
  const { width, height, widths = [] } = picture
  return (
    <div className="grid gap-5">
      <dl className="admin-facts">
        <dt>Size</dt>
        <dd>
          {width} × {height} pixels
        </dd>
        <dt>Other sizes</dt>
        <dd>{widths.length > 0 ? `${widths.join(', ')} pixels wide` : 'none'}</dd>
        <dt>Formats</dt>
        <dd>AVIF and WebP; JPEG (1200 × 630) for shared links</dd>
        <dt>Added</dt>
        <dd>
          <Moment at={at} />
        </dd>
        {changedAt !== at && (
          <>
            <dt>Changed</dt>
            <dd>
              <Moment at={changedAt} />
            </dd>
          </>
        )}
      </dl>
      <CopyLine id="markdown" label="Markdown for a post" value={mediaMarkdown(picture)} />
    </div>
  )
}
