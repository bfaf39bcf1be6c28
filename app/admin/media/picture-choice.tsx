import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Empty } from '#app/admin/kit/empty.tsx'
import { Pager } from '#app/admin/kit/pager.tsx'
import { TYPING_PAUSE, useQuery } from '#app/admin/kit/use-query.ts'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import type { Picture } from '#model/content/picture.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { TextField } from '#ui/text-field.tsx'
import { PictureCard, PictureGrid } from './picture-card.tsx'
import { UploadArea } from './upload-area.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

/** Gets the picture with its alt text from the library, and its entry there. */
export type OnPick = (picture: Picture, item: MediaItem) => void

/** What is chosen: a picture, or a film, whose picture is its first frame. */
export type MediaKind = 'picture' | 'film'

/** The library inside a dialog: search, pages, upload. A single uploaded picture is picked at once. */
export function PictureChoice({ onPick, kind = 'picture' }: { onPick: OnPick; kind?: MediaKind }) {
  const { role } = usePerson()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  /** Increased by every upload, to load the list again. */
  const [added, setAdded] = useState(0)
  const isSingle = useRef(false)
  useEffect(
    () => () => {
      // Who closes the dialog chooses no picture, or has chosen another one.
      isSingle.current = false
    },
    [],
  )
  const uploads = useUploads((item) => {
    if (kind === 'film' && item.film === null) return
    if (isSingle.current) onPick(item.picture, item)
    else setAdded((count) => count + 1)
  })
  const add = (files: File[]) => {
    isSingle.current = (files.length === 1 || kind === 'film') && uploads.uploads.length === 0
    uploads.add(files)
  }

  const { value: data, failure } = useQuery(
    'media.list',
    { q, page: String(page), ...(kind === 'film' && { show: 'films' }) },
    { pause: q ? TYPING_PAUSE : 0, asOf: added },
  )

  return (
    // React events bubble through the portal: keep them from a form around the picker.
    <div
      className="grid gap-6"
      onChange={stopPropagation}
      onInput={stopPropagation}
      onSubmit={stopPropagation}
    >
      {mayAct(role, 'author') && (
        <UploadArea
          label={kind === 'film' ? 'Upload a film' : 'Upload new pictures'}
          kind={kind}
          onFiles={add}
        />
      )}
      <UploadList {...uploads} />
      <TextField
        id="picker-search"
        type="search"
        label="Search the library"
        value={q}
        onChange={(event) => {
          setQ(event.target.value)
          setPage(1)
        }}
      />
      <p role="status" className="sr-only">
        {data && `${data.items.length} ${kind}s on this page`}
      </p>
      {failure && <p role="alert">{failure.message}</p>}
      {data?.items.length === 0 && (
        <Empty>{q ? `No ${kind}s match.` : `The library has no ${kind}s yet.`}</Empty>
      )}
      <PictureGrid>
        {data?.items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="group grid w-full content-start gap-1 text-left"
              onClick={() => onPick(item.picture, item)}
            >
              <PictureCard item={item} />
            </button>
          </li>
        ))}
      </PictureGrid>
      {data && <Pager page={page} hasMore={data.hasMore} onPage={setPage} />}
    </div>
  )
}

function stopPropagation(event: SyntheticEvent) {
  event.stopPropagation()
}
