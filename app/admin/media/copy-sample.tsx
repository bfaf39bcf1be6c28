import { useState } from 'react'
import { Notice } from '#app/admin/kit/notice.tsx'
import { useNavigateAfter } from '#app/admin/kit/use-navigate-after.ts'
import { mediaItemPath } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { Button } from '#ui/button.tsx'
import { copySamplePicture, isDrawing } from './copy-sample-picture.ts'

/** Makes a sample picture an own one, which can be changed. */
export function CopySample({ item }: { item: MediaItem }) {
  const navigateAfter = useNavigateAfter()
  const [state, setState] = useState({ busy: false, message: '' })
  const isFixed = isDrawing(item.picture)

  async function copy() {
    setState({ busy: true, message: '' })
    const answer = await copySamplePicture(item.picture)
    if (answer.ok) return navigateAfter(mediaItemPath(answer.value.id))
    setState({ busy: false, message: answer.message })
  }

  return (
    <section className="grid gap-3">
      <h2 className="text-section">Sample picture</h2>
      <p className="text-soft">
        {isFixed
          ? 'This drawing came with the site. It can be used, but not changed.'
          : 'This picture came with the site. It can be used, but not changed: copy it to set its focus or replace it.'}
      </p>
      {state.message && (
        <Notice tone="error" role="alert">
          {state.message}
        </Notice>
      )}
      {!isFixed && (
        <div>
          <Button size="sm" variant="outline" type="button" busy={state.busy} onClick={copy}>
            Copy to your pictures
          </Button>
        </div>
      )}
    </section>
  )
}
