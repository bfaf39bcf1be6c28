import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/admin/kit/button-link.tsx'
import { usePerson } from '#app/admin/shell/shell.tsx'
import { mayAct } from '#model/accounts/accounts.ts'
import { fileSize } from '#model/file-size.ts'
import { mediaItemPath, mediaPaths } from '#model/media/media.ts'
import { Button } from '#ui/button.tsx'
import type { Upload, Uploads } from './use-uploads.ts'

/** Chosen files with their progress and what was wrong with them; then a link to what needs an alt text. */
export function UploadList({ uploads, isBusy, retry, remove }: Uploads) {
  const mayDescribe = mayAct(usePerson().role, 'author')
  if (uploads.length === 0) return null
  const added = uploads.filter(({ state }) => state === 'added').length
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const undescribed = uploads.filter((one) => one.state === 'added' && one.item.needsAlt).length
  return (
    <section aria-label="Uploads" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="font-semibold">
          {`${added} of ${uploads.length} added`}
          {failed > 0 && `, ${failed} not added`}
        </p>
        {!isBusy && undescribed > 0 && mayDescribe && (
          <ButtonLink size="sm" to={mediaPaths.describe}>
            {undescribed === 1 ? 'Add its alt text' : `Add alt texts to ${undescribed} pictures`}
          </ButtonLink>
        )}
      </div>
      <ul className="grid border-t border-line">
        {uploads.map((upload) => (
          <li
            key={upload.key}
            className="grid grid-cols-[--spacing(16)_minmax(0,1fr)_auto] items-center gap-4 border-b border-line py-2"
          >
            <FilePreview file={upload.file} />
            <div className="grid gap-1">
              <p className="text-small wrap-anywhere">
                <span className="font-semibold">{upload.file.name}</span>{' '}
                <span className="text-soft">{fileSize(upload.file.size)}</span>
              </p>
              <Progress upload={upload} />
            </div>
            {upload.state === 'failed' && (
              <div className="flex flex-wrap gap-2 max-sm:col-span-full">
                {upload.mayRetry && (
                  <Button
                    size="sm"
                    variant="outline"
                    type="button"
                    onClick={() => retry(upload.key)}
                  >
                    Try again <span className="sr-only">with {upload.file.name}</span>
                  </Button>
                )}
                <Button size="sm" variant="quiet" type="button" onClick={() => remove(upload.key)}>
                  Remove <span className="sr-only">{upload.file.name} from this list</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Progress({ upload }: { upload: Upload }) {
  switch (upload.state) {
    case 'waiting':
      return <p className="text-soft">Waiting</p>
    case 'sending':
      return upload.sent < 1 ? (
        <progress
          className="h-2 w-full max-w-80 accent-ink"
          aria-label={`Upload of ${upload.file.name}`}
          max={100}
          value={Math.round(upload.sent * 100)}
        />
      ) : (
        <p className="text-soft">Checking the picture…</p>
      )
    case 'failed':
      return (
        <p role="alert" className="font-semibold text-alarm">
          {upload.message}
        </p>
      )
    case 'added': {
      const [before, after] = upload.message.split(`“${upload.item.name}”`)
      return (
        <p className="text-soft">
          {before}
          <Link to={mediaItemPath(upload.item.id)} className="admin-link text-ink">
            {upload.item.name}
          </Link>
          {after}
        </p>
      )
    }
  }
}

/** Thumbnail of a chosen file before its upload; empty if the browser can't decode it. */
function FilePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isUnmounted = false
    // The CSP forbids blob: URLs in an <img>.
    createImageBitmap(file, { resizeWidth: 320, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const element = canvas.current
        if (isUnmounted || !element) return
        element.width = bitmap.width
        element.height = bitmap.height
        element.getContext('2d')?.drawImage(bitmap, 0, 0)
      },
      () => {},
    )
    return () => {
      isUnmounted = true
    }
  }, [file])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Preview of ${file.name}`}
      className="w-full max-w-48 max-h-48 bg-raised object-contain"
    />
  )
}
