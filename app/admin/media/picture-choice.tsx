import { type SyntheticEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Empty } from '#app/admin/kit/empty.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import type { Picture } from '#model/content/picture.ts'
import { mediaPaths, mediaRule } from '#model/media/media.ts'
import type { MediaPage } from '#server/features/media/list-media.ts'
import { Button } from '#ui/button.tsx'
import { FileField, TextField } from '#ui/text-field.tsx'
import { PictureCard, PictureGrid } from './picture-card.tsx'
import { UploadOne } from './upload-one.tsx'

/** Milliseconds without typing before the search runs. */
const TYPING_PAUSE = 250

/** The library inside a dialog: search, pages, upload. */
export function PictureChoice({ onPick }: { onPick: (picture: Picture) => void }) {
  const { role } = usePerson()
  const { data, load } = useFetcher<MediaPage>()
  const [q, setQ] = useState('')
  const [page, setPage] = useState(1)
  const [file, setFile] = useState<File | null>(null)
  /** Resets the file input, so that it accepts the same file again. */
  const [inputKey, setInputKey] = useState(0)

  useEffect(() => {
    const query = new URLSearchParams({ q, page: String(page) })
    const timer = setTimeout(
      () => void load(`${mediaPaths.library}?${query}`),
      q ? TYPING_PAUSE : 0,
    )
    return () => clearTimeout(timer)
  }, [load, q, page])

  return (
    // React events bubble through the portal: keep them from a form around the picker.
    <div
      className="grid gap-6"
      onChange={stopPropagation}
      onInput={stopPropagation}
      onSubmit={stopPropagation}
    >
      <div className="grid grid-cols-1 items-end gap-x-8 gap-y-5 md:has-[>:nth-child(2)]:grid-cols-2">
        {!file && (
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
        )}
        {mayAct(role, 'editor') && (
          <FileField
            key={inputKey}
            id="picker-file"
            label="Upload a new picture"
            hint={`At most ${mediaRule.maxBytes / 1024 / 1024} MB: ${mediaRule.extensions.join(', ')}.`}
            accept={mediaRule.extensions.map((one) => `.${one}`).join(',')}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        )}
      </div>
      {file && (
        <UploadOne
          key={`${file.name} ${file.lastModified}`}
          file={file}
          label="Upload and use"
          onDone={({ picture }, alt) => onPick({ ...picture, alt })}
          onRemove={() => {
            setFile(null)
            setInputKey(inputKey + 1)
          }}
        />
      )}
      {!file && (
        <>
          <p role="status" className="sr-only">
            {data && `${data.items.length} pictures on this page`}
          </p>
          {data?.items.length === 0 && (
            <Empty>{q ? 'No pictures match.' : 'The library is empty.'}</Empty>
          )}
          <PictureGrid>
            {data?.items.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className="group grid w-full content-start gap-1 text-left"
                  onClick={() => onPick(item.picture)}
                >
                  <PictureCard item={item} />
                </button>
              </li>
            ))}
          </PictureGrid>
          {data && (page > 1 || data.hasMore) && (
            <div className="flex items-center justify-between gap-4">
              <Button
                size="sm"
                variant="outline"
                type="button"
                aria-disabled={page === 1}
                onClick={() => setPage(page - 1)}
              >
                Newer
              </Button>
              <span className="label text-soft">Page {page}</span>
              <Button
                size="sm"
                variant="outline"
                type="button"
                aria-disabled={!data.hasMore}
                onClick={() => setPage(page + 1)}
              >
                Older
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}

function stopPropagation(event: SyntheticEvent) {
  event.stopPropagation()
}
