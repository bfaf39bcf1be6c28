import type { ReactNode } from 'react'
import { Notice } from '#app/admin/kit/notice.tsx'

type NoticeLineProps = {
  text: ReactNode
  detail?: string | null
  isError?: boolean
  /** Buttons. */
  children?: ReactNode
}

/** A notice of a line and details, with buttons beside them. */
export function NoticeLine({ text, detail, isError = false, children }: NoticeLineProps) {
  return (
    <Notice tone={isError ? 'error' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="max-w-[75ch] flex-1 basis-80">
          <p>{text}</p>
          {detail && <p className="font-normal text-ink">{detail}</p>}
        </div>
        <div className="flex flex-wrap gap-2 text-ink empty:hidden">{children}</div>
      </div>
    </Notice>
  )
}
