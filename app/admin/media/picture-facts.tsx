import { CopyLine } from '#app/admin/kit/copy-line.tsx'
import { Fact, Facts } from '#app/admin/kit/facts.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { mediaMarkdown } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'

/** Size and dates, and the picture as Markdown for a post. */
export function PictureFacts({ item: { picture, sizes, at, changedAt } }: { item: MediaItem }) {
  const { width, height, widths = [] } = picture
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name="Size">
          {width} × {height} pixels
        </Fact>
        <Fact name="Other sizes">
          {sizes === 'complete' &&
            (widths.length > 0 ? `${widths.join(', ')} pixels wide` : 'none')}
          {sizes === 'pending' && 'being made; pages show the smallest until then'}
          {sizes === 'failed' && (
            <span className="font-semibold text-alarm">
              could not be made. Export the picture again and replace the file.
            </span>
          )}
        </Fact>
        <Fact name="Formats">
          {picture.src.endsWith('.svg')
            ? 'SVG, without scripts and references'
            : 'AVIF and WebP; JPEG (1200 × 630) for shared links'}
        </Fact>
        {at && (
          <Fact name="Added">
            <Moment at={at} />
          </Fact>
        )}
        {changedAt && changedAt !== at && (
          <Fact name="Changed">
            <Moment at={changedAt} />
          </Fact>
        )}
      </Facts>
      <CopyLine id="markdown" label="Markdown for a post" value={mediaMarkdown(picture)} />
    </div>
  )
}
